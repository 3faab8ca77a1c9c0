<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar">
<context>
    <name>Actions</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A choice of a menu in the list of commands: &quot;Theme: Dark&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>Tool tip of a button: what it does and its keys</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ملف</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>تحرير</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>عرض</translation>
    </message>
    <message>
        <source>&amp;Tool</source>
        <translation>أداة</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <translation>خادم</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>سجل</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>مساعدة</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>النظام</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>فاتح</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>داكن</translation>
    </message>
    <message>
        <source>Use system &amp;colours</source>
        <extracomment>Theme without any colours of ours, for desktops with high contrast</extracomment>
        <translation>استخدام ألوان النظام</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <extracomment>Submenu with light, dark ...</extracomment>
        <translation>السمة</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>&amp;Start server</source>
        <translation>بدء تشغيل الخادم</translation>
    </message>
    <message>
        <source>Use a &amp;free port</source>
        <extracomment>Starts the server on another port when its own is taken</extracomment>
        <translation>استخدام منفذ متاح</translation>
    </message>
    <message>
        <source>&amp;Copy address</source>
        <translation>نسخ العنوان</translation>
    </message>
    <message>
        <source>&amp;Stop server</source>
        <translation>إيقاف الخادم</translation>
    </message>
    <message>
        <source>&amp;Find page or command...</source>
        <translation>العثور على صفحة أو أمر...</translation>
    </message>
    <message>
        <source>&amp;Next pane</source>
        <extracomment>Takes the keyboard to the next part of the window</extracomment>
        <translation>الجزء التالي</translation>
    </message>
    <message>
        <source>&amp;Previous pane</source>
        <translation>الجزء السابق</translation>
    </message>
    <message>
        <source>C&amp;onnect a client...</source>
        <translation>توصيل عميل...</translation>
    </message>
    <message>
        <source>Open &amp;data folder</source>
        <translation>فتح مجلد البيانات</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>إنهاء</translation>
    </message>
    <message>
        <source>&amp;Getting started</source>
        <translation>خطوات البدء</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>&amp;About Tooltray</source>
        <translation>حول Tooltray</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <extracomment>To the page seen before</extracomment>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <extracomment>To the page that Back was chosen on</extracomment>
        <translation>تقدم</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>تكرار</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>إعادة تسمية</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>بحث</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>إعادة</translation>
    </message>
    <message>
        <source>Use the sample &amp;endpoint</source>
        <extracomment>Serves a GraphQL API that is part of the program, to try it out</extracomment>
        <translation>استخدام نقطة النهاية التجريبية</translation>
    </message>
    <message>
        <source>&amp;Import tools...</source>
        <translation>استيراد أدوات...</translation>
    </message>
    <message>
        <source>Settin&amp;gs...</source>
        <translation>الإعدادات...</translation>
    </message>
    <message>
        <source>New c&amp;redential...</source>
        <translation>بيانات اعتماد جديدة...</translation>
    </message>
    <message>
        <source>New end&amp;point...</source>
        <translation>نقطة نهاية جديدة...</translation>
    </message>
    <message>
        <source>New tools fro&amp;m API...</source>
        <translation>أدوات جديدة من واجهة API...</translation>
    </message>
    <message>
        <source>&amp;Refresh endpoints</source>
        <translation>تحديث نقاط النهاية</translation>
    </message>
    <message>
        <source>&amp;Live</source>
        <extracomment>Whether the list of calls follows the newest</extracomment>
        <translation>مباشر</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <extracomment>Makes a call of the log again</extracomment>
        <translation>إعادة الاستدعاء</translation>
    </message>
    <message>
        <source>&amp;Pin</source>
        <extracomment>Marks a call of the log</extracomment>
        <translation>تثبيت</translation>
    </message>
    <message>
        <source>&amp;Copy as cURL</source>
        <translation>نسخ بصيغة cURL</translation>
    </message>
    <message>
        <source>Copy &amp;GraphQL</source>
        <translation>نسخ GraphQL</translation>
    </message>
    <message>
        <source>Copy &amp;JSON</source>
        <extracomment>Copies the result of a call</extracomment>
        <translation>نسخ JSON</translation>
    </message>
    <message>
        <source>&amp;Export as JSON lines...</source>
        <translation>تصدير بصيغة JSON lines...</translation>
    </message>
    <message>
        <source>Export as &amp;HAR...</source>
        <translation>تصدير بصيغة HAR...</translation>
    </message>
    <message>
        <source>Cle&amp;ar list</source>
        <extracomment>Empties the list of calls; the log keeps them</extracomment>
        <translation>مسح القائمة</translation>
    </message>
    <message>
        <source>&amp;New tool</source>
        <translation>أداة جديدة</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>تجربة</translation>
    </message>
    <message>
        <source>Toggle &amp;enabled</source>
        <translation>تفعيل أو تعطيل</translation>
    </message>
    <message>
        <source>Show calls in &amp;log</source>
        <translation>إظهار الاستدعاءات في السجل</translation>
    </message>
    <message>
        <source>&amp;Side panel</source>
        <translation>اللوحة الجانبية</translation>
    </message>
    <message>
        <source>&amp;Drawer</source>
        <translation>الدرج</translation>
    </message>
    <message>
        <source>&amp;Pause calls</source>
        <translation>إيقاف الاستدعاءات مؤقتًا</translation>
    </message>
    <message>
        <source>Use port %1 &amp;instead</source>
        <extracomment>Starts the server on another port when its own is taken</extracomment>
        <translation>استخدام المنفذ ‎%1‎ بدلًا منه</translation>
    </message>
    <message>
        <source>&amp;Resume calls</source>
        <translation>استئناف الاستدعاءات</translation>
    </message>
    <message>
        <source>&amp;Report a problem...</source>
        <translation>الإبلاغ عن مشكلة...</translation>
    </message>
    <message>
        <source>Edit and re&amp;send...</source>
        <extracomment>Opens a call of the log where it can be changed and made again</extracomment>
        <translation>تحرير وإعادة الإرسال...</translation>
    </message>
    <message>
        <source>Co&amp;mpare results...</source>
        <extracomment>The results of two calls of the log, side by side</extracomment>
        <translation>مقارنة النتائج...</translation>
    </message>
    <message>
        <source>&amp;Open tool</source>
        <extracomment>Goes to the tool that a call of the log called</extracomment>
        <translation>فتح الأداة</translation>
    </message>
    <message>
        <source>Save as &amp;tool...</source>
        <extracomment>Makes a tool of the operation that a call of the log sent</extracomment>
        <translation>حفظ كأداة...</translation>
    </message>
    <message>
        <source>Save as e&amp;xample</source>
        <extracomment>Keeps a call of the log as an example of its tool</extracomment>
        <translation>حفظ كمثال</translation>
    </message>
    <message>
        <source>Copy as c&amp;URL with secrets...</source>
        <translation>نسخ بصيغة cURL مع الأسرار...</translation>
    </message>
    <message>
        <source>&amp;Delete calls...</source>
        <extracomment>Deletes calls from the log for good</extracomment>
        <translation>حذف الاستدعاءات...</translation>
    </message>
    <message>
        <source>New tool from clip&amp;board</source>
        <translation>أداة جديدة من الحافظة</translation>
    </message>
    <message>
        <source>&amp;Run examples</source>
        <translation>تنفيذ الأمثلة</translation>
    </message>
    <message>
        <source>E&amp;xport tools...</source>
        <translation>تصدير الأدوات...</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <extracomment>Of code and answers</extracomment>
        <translation>تكبير</translation>
    </message>
    <message>
        <source>Zoom o&amp;ut</source>
        <extracomment>Of code and answers</extracomment>
        <translation>تصغير</translation>
    </message>
    <message>
        <source>Reset &amp;zoom</source>
        <extracomment>Of code and answers, after they were made larger or smaller</extracomment>
        <translation>الحجم الأصلي</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <extracomment>Takes the selected text to the clipboard</extracomment>
        <translation>قص</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>لصق</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>البحث عن التالي</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>البحث عن السابق</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>تنسيق</translation>
    </message>
    <message>
        <source>Co&amp;mplete</source>
        <extracomment>Lists what can be written where the cursor is</extracomment>
        <translation>إكمال</translation>
    </message>
    <message>
        <source>&amp;Go to definition</source>
        <extracomment>To the part of the schema that is named where the cursor is</extracomment>
        <translation>الانتقال إلى التعريف</translation>
    </message>
    <message>
        <source>&amp;Next problem</source>
        <translation>المشكلة التالية</translation>
    </message>
    <message>
        <source>&amp;Previous problem</source>
        <translation>المشكلة السابقة</translation>
    </message>
    <message>
        <source>E&amp;xtract variable</source>
        <extracomment>Makes a variable of the value at the cursor</extracomment>
        <translation>استخراج متغير</translation>
    </message>
    <message>
        <source>&amp;Inline variable</source>
        <extracomment>Puts its value in the place of the variable at the cursor</extracomment>
        <translation>تضمين المتغير</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>المحتويات</translation>
    </message>
    <message>
        <source>Copy &amp;definition</source>
        <translation>نسخ التعريف</translation>
    </message>
    <message>
        <source>Compare with baseli&amp;ne...</source>
        <extracomment>Compares the result of a call with the one that its tool has as its baseline</extracomment>
        <translation>المقارنة بالمرجع...</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>الدليل</translation>
    </message>
    <message>
        <source>Pin as &amp;baseline</source>
        <extracomment>Keeps the result of a call, to compare later ones of the tool with it</extracomment>
        <translation>تثبيت كمرجع</translation>
    </message>
    <message>
        <source>Save a&amp;ll drafts</source>
        <translation>حفظ كل المسودات</translation>
    </message>
    <message>
        <source>Extract fr&amp;agment</source>
        <extracomment>Makes a fragment of the selected fields, or of those at the cursor</extracomment>
        <translation>استخراج مقطع</translation>
    </message>
    <message>
        <source>Sho&amp;w cleared calls</source>
        <extracomment>Shows the calls again that were taken out of the list by &quot;Clear list&quot;</extracomment>
        <translation>إظهار الاستدعاءات التي أُخليت</translation>
    </message>
    <message>
        <source>Open in &amp;window</source>
        <extracomment>Of a tool: beside what the main window shows</extracomment>
        <translation>فتح في نافذة مستقلة</translation>
    </message>
    <message>
        <source>&amp;Close window</source>
        <translation>إغلاق النافذة</translation>
    </message>
    <message>
        <source>Toggle c&amp;omment</source>
        <extracomment>Makes comments of the selected lines, or lines of the comments</extracomment>
        <translation>تعليق أو إلغاء التعليق</translation>
    </message>
    <message>
        <source>Move line &amp;up</source>
        <translation>نقل السطر إلى أعلى</translation>
    </message>
    <message>
        <source>Mo&amp;ve line down</source>
        <translation>نقل السطر إلى أسفل</translation>
    </message>
    <message>
        <source>Appl&amp;y fix</source>
        <extracomment>Does what is proposed about the problem at the cursor</extracomment>
        <translation>تطبيق التصحيح</translation>
    </message>
    <message>
        <source>New &amp;variable...</source>
        <translation>متغير جديد...</translation>
    </message>
    <message>
        <source>Import .&amp;env file...</source>
        <translation>استيراد ملف ‎.env...</translation>
    </message>
    <message>
        <source>Si&amp;gn in with browser</source>
        <extracomment>By the browser, for a credential</extracomment>
        <translation>تسجيل الدخول عبر المتصفح</translation>
    </message>
    <message>
        <source>&amp;Test endpoint</source>
        <translation>اختبار نقطة النهاية</translation>
    </message>
    <message>
        <source>Di&amp;scard changes</source>
        <translation>تجاهل التغييرات</translation>
    </message>
    <message>
        <source>New &amp;type</source>
        <translation>نوع جديد</translation>
    </message>
    <message>
        <source>New m&amp;apping</source>
        <translation>ربط جديد</translation>
    </message>
    <message>
        <source>Tool list</source>
        <extracomment>Submenu with what the list of tools does</extracomment>
        <translation>قائمة الأدوات</translation>
    </message>
    <message>
        <source>&amp;Enable selected tools</source>
        <translation>تفعيل الأدوات المختارة</translation>
    </message>
    <message>
        <source>&amp;Disable selected tools</source>
        <translation>تعطيل الأدوات المختارة</translation>
    </message>
    <message>
        <source>Edit &amp;tags of selected tools...</source>
        <translation>تحرير وسوم الأدوات المختارة...</translation>
    </message>
    <message>
        <source>&amp;Move selected tools...</source>
        <extracomment>To another endpoint</extracomment>
        <translation>نقل الأدوات المختارة...</translation>
    </message>
    <message>
        <source>Sort by &amp;name</source>
        <translation>الترتيب حسب الاسم</translation>
    </message>
    <message>
        <source>Sort by &amp;last call</source>
        <translation>الترتيب حسب آخر استدعاء</translation>
    </message>
    <message>
        <source>E&amp;rrors first</source>
        <translation>الأخطاء أولًا</translation>
    </message>
    <message>
        <source>N&amp;o groups</source>
        <translation>بدون مجموعات</translation>
    </message>
    <message>
        <source>Group by end&amp;point</source>
        <translation>التجميع حسب نقطة النهاية</translation>
    </message>
    <message>
        <source>Group by ta&amp;g</source>
        <translation>التجميع حسب الوسم</translation>
    </message>
    <message>
        <source>Versions</source>
        <extracomment>Submenu with what can be done with the versions of a tool</extracomment>
        <translation>الإصدارات</translation>
    </message>
    <message>
        <source>&amp;New version</source>
        <translation>إصدار جديد</translation>
    </message>
    <message>
        <source>&amp;Activate this version</source>
        <translation>تنشيط الإصدار المعروض</translation>
    </message>
    <message>
        <source>&amp;Compare with active version</source>
        <translation>المقارنة بالإصدار النشط</translation>
    </message>
    <message>
        <source>&amp;Delete this version</source>
        <translation>حذف الإصدار المعروض</translation>
    </message>
    <message>
        <source>Answer pendin&amp;g approval</source>
        <extracomment>Takes the keyboard to the call that waits for a yes</extracomment>
        <translation>الرد على الموافقة المعلّقة</translation>
    </message>
    <message>
        <source>Re&amp;view consents...</source>
        <translation>مراجعة الموافقات...</translation>
    </message>
    <message>
        <source>Stop sample en&amp;dpoint</source>
        <translation>إيقاف نقطة النهاية التجريبية</translation>
    </message>
    <message>
        <source>New pr&amp;ompt</source>
        <translation>موجِّه جديد</translation>
    </message>
    <message>
        <source>&amp;Workspaces...</source>
        <translation>مساحات العمل...</translation>
    </message>
    <message>
        <source>Save t&amp;he arguments as an example</source>
        <extracomment>Saves the arguments that a tool is tried with as one of its examples</extracomment>
        <translation>حفظ الوسائط كمثال</translation>
    </message>
</context>
<context>
    <name>AgeText</name>
    <message>
        <source>just now</source>
        <translation>الآن</translation>
    </message>
    <message numerus="yes">
        <source>%n min ago</source>
        <extracomment>Minutes, as short as can be</extracomment>
        <translation>
            <numerusform>منذ %n د</numerusform>
            <numerusform>منذ %n د</numerusform>
            <numerusform>منذ %n د</numerusform>
            <numerusform>منذ %n د</numerusform>
            <numerusform>منذ %n د</numerusform>
            <numerusform>منذ %n د</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h ago</source>
        <extracomment>Hours, as short as can be</extracomment>
        <translation>
            <numerusform>منذ %n س</numerusform>
            <numerusform>منذ %n س</numerusform>
            <numerusform>منذ %n س</numerusform>
            <numerusform>منذ %n س</numerusform>
            <numerusform>منذ %n س</numerusform>
            <numerusform>منذ %n س</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>منذ %n يوم</numerusform>
            <numerusform>منذ %n يوم</numerusform>
            <numerusform>منذ %n يوم</numerusform>
            <numerusform>منذ %n أيام</numerusform>
            <numerusform>منذ %n يومًا</numerusform>
            <numerusform>منذ %n يوم</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BindingCells</name>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>المصدر</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>المرجع</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>الربط</translation>
    </message>
    <message>
        <source>Transforms</source>
        <translation>التحويلات</translation>
    </message>
    <message>
        <source>Argument</source>
        <translation>وسيط</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>قيمة ثابتة</translation>
    </message>
    <message>
        <source>Context variable</source>
        <translation>متغير سياق</translation>
    </message>
    <message>
        <source>Earlier step</source>
        <translation>خطوة سابقة</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>العنصر</translation>
    </message>
    <message>
        <source>Composite (JSON)</source>
        <extracomment>Where a value comes from: it is made of several others, which is written as JSON</extracomment>
        <translation>مركّب (JSON)</translation>
    </message>
    <message>
        <source>A composite value is a JSON object, such as {&quot;first&quot;: [...]}.</source>
        <translation>القيمة المركبة كائن JSON، مثل ‎{&quot;first&quot;: [...]}‎.</translation>
    </message>
    <message>
        <source>Enter a step, such as find_user/id.</source>
        <translation>حدد الخطوة، مثل find_user/id.</translation>
    </message>
    <message>
        <source>Enter an argument, such as project or filter/state.</source>
        <translation>حدد الوسيط، مثل project أو filter/state.</translation>
    </message>
    <message>
        <source>A name is missing.</source>
        <translation>هناك اسم ناقص.</translation>
    </message>
    <message>
        <source>This name is used twice.</source>
        <translation>هذا الاسم مكرر.</translation>
    </message>
    <message>
        <source>Row %1: %2</source>
        <extracomment>The row of a table and what is wrong with it</extracomment>
        <translation>الصف ‎%1‎‏: ‎%2‎</translation>
    </message>
</context>
<context>
    <name>BundledPacks</name>
    <message>
        <source>Issues and projects of the sample API</source>
        <translation>المسائل والمشاريع في الواجهة التجريبية</translation>
    </message>
    <message>
        <source>Requires the sample endpoint (Home or the Server menu).</source>
        <translation>تتطلب نقطة النهاية التجريبية (الصفحة الرئيسية أو قائمة «خادم»).</translation>
    </message>
    <message>
        <source>GitLab: issues, merge requests and pipelines</source>
        <translation>‏GitLab: المسائل وطلبات الدمج وخطوط الأنابيب</translation>
    </message>
    <message>
        <source>Requires an endpoint with the URL https://HOST/api/graphql, the REST URL https://HOST/api/v4 and a GitLab access token with the api scope.</source>
        <translation>تتطلب نقطة نهاية عنوانها https://HOST/api/graphql وعنوان REST لها https://HOST/api/v4، ورمز وصول من GitLab نطاقه api.</translation>
    </message>
    <message>
        <source>GitHub: issues, pull requests and workflow runs</source>
        <translation>‏GitHub: المسائل وطلبات السحب وتشغيلات سير العمل</translation>
    </message>
    <message>
        <source>Requires an endpoint with the REST URL https://api.github.com and a GitHub token.</source>
        <translation>تتطلب نقطة نهاية عنوان REST لها https://api.github.com، ورمزًا من GitHub.</translation>
    </message>
</context>
<context>
    <name>CaseArgumentCells</name>
    <message>
        <source>The default must be JSON, such as 5, true or [1, 2].</source>
        <translation>يجب أن تكون القيمة الافتراضية بصيغة JSON، مثل 5 أو true أو [1, 2].</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Heads of a table: an argument, what it may be, whether it has to be passed, what counts without it</extracomment>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>مطلوب</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>الافتراضي</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>الوصف</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>Whether an argument has to be passed</extracomment>
        <translation>لا</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>Any</source>
        <extracomment>Choice of a type: it is not said</extracomment>
        <translation>أي شيء</translation>
    </message>
    <message>
        <source>Label of %1</source>
        <translation>تسمية من ‎%1‎</translation>
    </message>
    <message>
        <source>Defined in the JSON below</source>
        <translation>معرَّف في JSON أدناه</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>‏‎%1‎ (مفقود)</translation>
    </message>
    <message>
        <source>A name is missing.</source>
        <translation>هناك اسم ناقص.</translation>
    </message>
    <message>
        <source>This name is used twice.</source>
        <translation>هذا الاسم مكرر.</translation>
    </message>
    <message>
        <source>Some details of the arguments are only in the JSON below.</source>
        <translation>بعض تفاصيل الوسائط موجودة في JSON أدناه فقط.</translation>
    </message>
    <message>
        <source>Edit the JSON below to say more about this argument.</source>
        <translation>حرّر JSON أدناه لتحديد المزيد عن هذا الوسيط.</translation>
    </message>
</context>
<context>
    <name>ClientAccess</name>
    <message>
        <source>has a token</source>
        <translation>لديه رمز</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s)</source>
        <translation>
            <numerusform>لا استدعاءات</numerusform>
            <numerusform>استدعاء واحد</numerusform>
            <numerusform>استدعاءان</numerusform>
            <numerusform>‏%n استدعاءات</numerusform>
            <numerusform>‏%n استدعاءً</numerusform>
            <numerusform>‏%n استدعاء</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n call(s)</source>
        <extracomment>%1 is a revision of the protocol: 2026-07-28</extracomment>
        <translation>
            <numerusform>‏‎%1‎: لا استدعاءات</numerusform>
            <numerusform>‏‎%1‎: استدعاء واحد</numerusform>
            <numerusform>‏‎%1‎: استدعاءان</numerusform>
            <numerusform>‏‎%1‎‏: %n استدعاءات</numerusform>
            <numerusform>‏‎%1‎‏: %n استدعاءً</numerusform>
            <numerusform>‏‎%1‎‏: %n استدعاء</numerusform>
        </translation>
    </message>
    <message>
        <source>Run unsaved operations</source>
        <translation>تنفيذ عمليات غير محفوظة</translation>
    </message>
    <message>
        <source>Search and inspect APIs</source>
        <translation>البحث في واجهات API واستعراضها</translation>
    </message>
    <message>
        <source>Create, change and delete tools</source>
        <translation>إنشاء الأدوات وتغييرها وحذفها</translation>
    </message>
    <message>
        <source>Read and set context variables</source>
        <translation>قراءة متغيرات السياق وضبطها</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>محظور</translation>
    </message>
    <message>
        <source>calls itself %1</source>
        <extracomment>Of a client: %1 is the program and version that it says it is</extracomment>
        <translation>يسمي نفسه ‎%1‎</translation>
    </message>
    <message>
        <source>Not connected since startup</source>
        <extracomment>Of a client: it has not called since the program was started</extracomment>
        <translation>لم يتصل منذ بدء التشغيل</translation>
    </message>
</context>
<context>
    <name>ClipboardTools</name>
    <message>
        <source>The clipboard has no text.</source>
        <translation>لا يوجد نص في الحافظة.</translation>
    </message>
    <message>
        <source>The text on the clipboard is too long for a tool.</source>
        <translation>النص في الحافظة أطول من أن يكون أداة.</translation>
    </message>
    <message>
        <source>The clipboard has no GraphQL operation, cURL command or tool definition.</source>
        <translation>النص في الحافظة ليس عملية GraphQL ولا أمر cURL ولا تعريف أداة.</translation>
    </message>
    <message>
        <source>The cURL command has no GraphQL request. Its body must be JSON with a “query”.</source>
        <translation>لا يحمل أمر cURL طلب GraphQL: يجب أن يكون متنه JSON فيه «query».</translation>
    </message>
    <message>
        <source>No endpoint has the URL %1. Check the tool&apos;s endpoint. Headers and credentials of the command were not imported.</source>
        <translation>لا توجد نقطة نهاية بالعنوان ‎%1‎. تحقق من نقطة نهاية الأداة. لم تُستورد ترويسات الأمر ولا بيانات اعتماده.</translation>
    </message>
    <message>
        <source>The clipboard has a pack. Save it to a file and import the file.</source>
        <translation>النص في الحافظة حزمة. احفظه في ملف ثم استورد الملف.</translation>
    </message>
    <message>
        <source>The JSON on the clipboard is neither a GraphQL request nor a tool definition.</source>
        <translation>بيانات JSON في الحافظة ليست طلب GraphQL ولا تعريف أداة.</translation>
    </message>
    <message>
        <source>The tool definition on the clipboard is invalid: %1</source>
        <translation>تعريف الأداة في الحافظة غير صالح: ‎%1‎</translation>
    </message>
    <message>
        <source>There is no endpoint %1. Check the tool&apos;s endpoint.</source>
        <translation>لا توجد نقطة نهاية ‎%1‎. تحقق من نقطة نهاية الأداة.</translation>
    </message>
    <message>
        <source>The GraphQL on the clipboard is invalid, line %1: %2</source>
        <translation>نص GraphQL في الحافظة غير صالح، السطر ‎%1‎‏: ‎%2‎</translation>
    </message>
    <message>
        <source>The GraphQL on the clipboard has no operation.</source>
        <translation>لا توجد عملية في نص GraphQL في الحافظة.</translation>
    </message>
    <message>
        <source>As copied</source>
        <translation>كما نُسخ</translation>
    </message>
</context>
<context>
    <name>ConditionCells</name>
    <message>
        <source>Source</source>
        <extracomment>Heads of a table: where a value comes from, which one it is, how it is tested, against what</extracomment>
        <translation>المصدر</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>المرجع</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>الاختبار</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>exists</source>
        <translation>موجود</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>غير موجود</translation>
    </message>
    <message>
        <source>equals</source>
        <translation>يساوي</translation>
    </message>
    <message>
        <source>does not equal</source>
        <translation>لا يساوي</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>يطابق</translation>
    </message>
    <message>
        <source>does not match</source>
        <translation>لا يطابق</translation>
    </message>
    <message>
        <source>Conditional</source>
        <translation>مشروط</translation>
    </message>
    <message>
        <source>If %1 %2 %3</source>
        <extracomment>When a step runs: a value, how it is tested, and against what</extracomment>
        <translation>إذا تحقق: ‎%1‎‏ ‎%2‎‏ ‎%3‎</translation>
    </message>
    <message>
        <source>“not” takes exactly one condition.</source>
        <translation>يقبل «not» شرطًا واحدًا بالضبط.</translation>
    </message>
    <message>
        <source>All of these:</source>
        <extracomment>A group of conditions, which stand below it</extracomment>
        <translation>كل ما يلي:</translation>
    </message>
    <message>
        <source>One of these:</source>
        <translation>واحد مما يلي:</translation>
    </message>
    <message>
        <source>None of these:</source>
        <translation>لا شيء مما يلي:</translation>
    </message>
    <message>
        <source>Not all of these:</source>
        <translation>ليس كل ما يلي:</translation>
    </message>
    <message>
        <source>Not:</source>
        <translation>ليس:</translation>
    </message>
    <message>
        <source>equals argument</source>
        <translation>يساوي الوسيط</translation>
    </message>
    <message>
        <source>does not equal argument</source>
        <translation>لا يساوي الوسيط</translation>
    </message>
</context>
<context>
    <name>ConsentDialog</name>
    <message>
        <source>Program</source>
        <translation>البرنامج</translation>
    </message>
    <message>
        <source>Working directory</source>
        <translation>مجلد العمل</translation>
    </message>
    <message>
        <source>Secret from</source>
        <translation>مصدر السر</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>السر</translation>
    </message>
    <message>
        <source>File</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>Value in file</source>
        <translation>القيمة في الملف</translation>
    </message>
    <message>
        <source>OAuth client</source>
        <translation>عميل OAuth</translation>
    </message>
    <message>
        <source>Token URL</source>
        <translation>عنوان URL للرمز</translation>
    </message>
    <message>
        <source>Authorization URL</source>
        <translation>عنوان URL للتفويض</translation>
    </message>
    <message>
        <source>Sent to</source>
        <translation>يُرسل إلى</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>الوكيل الوسيط</translation>
    </message>
    <message>
        <source>Trusted certificates</source>
        <translation>الشهادات الموثوقة</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>الأمر</translation>
    </message>
    <message>
        <source>Argument %1</source>
        <translation>الوسيط ‎%1‎</translation>
    </message>
    <message>
        <source>Certificate content</source>
        <translation>محتوى الشهادات</translation>
    </message>
    <message>
        <source>Certificate check</source>
        <translation>التحقق من الشهادة</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>مساحة العمل</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>نقطة النهاية</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>العميل</translation>
    </message>
    <message>
        <source>Token (digest)</source>
        <translation>الرمز (البصمة)</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>الوصول</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>للقراءة فقط</translation>
    </message>
    <message>
        <source>Calls per minute</source>
        <translation>الاستدعاءات في الدقيقة</translation>
    </message>
    <message>
        <source>Result size</source>
        <translation>حجم النتيجة</translation>
    </message>
    <message>
        <source>Allowed tool</source>
        <translation>أداة مسموح بها</translation>
    </message>
    <message>
        <source>Allowed tag</source>
        <translation>وسم مسموح به</translation>
    </message>
    <message>
        <source>Disabled</source>
        <translation>معطَّل</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>الصلاحية</translation>
    </message>
    <message>
        <source>Run a command for the credential %1</source>
        <extracomment>%1 is the name of a credential</extracomment>
        <translation>تشغيل أمر لبيانات الاعتماد ‎%1‎</translation>
    </message>
    <message>
        <source>Read a file outside the workspace</source>
        <translation>قراءة ملف خارج مساحة العمل</translation>
    </message>
    <message>
        <source>Send changes to %1 without asking</source>
        <extracomment>%1 is the name of an endpoint</extracomment>
        <translation>إرسال عمليات تعديل إلى ‎%1‎ من دون سؤال</translation>
    </message>
    <message>
        <source>Change the permissions of the client %1</source>
        <extracomment>%1 is the name of a client</extracomment>
        <translation>تغيير أذونات العميل ‎%1‎</translation>
    </message>
    <message>
        <source>Use a client certificate for %1</source>
        <extracomment>%1 is the origin of a URL</extracomment>
        <translation>استخدام شهادة عميل مع ‎%1‎</translation>
    </message>
    <message>
        <source>Send the secret of %1 to %2</source>
        <extracomment>%1 is the name of a credential, %2 the origin of a URL</extracomment>
        <translation>إرسال سر ‎%1‎ إلى ‎%2‎</translation>
    </message>
    <message>
        <source>Until you allow this, the version you allowed last stays in effect. Workspace %1.</source>
        <extracomment>%1 is the name of a workspace</extracomment>
        <translation>إلى أن تسمح به يسري آخر ما سمحت به. مساحة العمل ‎%1‎.</translation>
    </message>
    <message>
        <source>Until you allow this, every change needs approval. Workspace %1.</source>
        <extracomment>%1 is the name of a workspace</extracomment>
        <translation>إلى أن تسمح به تحتاج كل عملية تعديل إلى موافقة. مساحة العمل ‎%1‎.</translation>
    </message>
    <message>
        <source>No endpoint uses it yet. Workspace %1.</source>
        <extracomment>%1 is the name of a workspace</extracomment>
        <translation>لا تستخدمه أي نقطة نهاية بعد. مساحة العمل ‎%1‎.</translation>
    </message>
    <message>
        <source>Needed by the endpoint %1. Workspace %2.</source>
        <extracomment>%1 is the name of an endpoint, %2 that of a workspace</extracomment>
        <translation>تحتاج إليه نقطة النهاية ‎%1‎. مساحة العمل ‎%2‎.</translation>
    </message>
    <message>
        <source>Client secret from</source>
        <translation>سر العميل من</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>سر العميل</translation>
    </message>
    <message>
        <source>Audience</source>
        <translation>الجمهور (audience)</translation>
    </message>
    <message>
        <source>Private key</source>
        <translation>المفتاح الخاص</translation>
    </message>
    <message>
        <source>Sign-in at</source>
        <translation>تسجيل الدخول لدى</translation>
    </message>
    <message>
        <source>Content of the file</source>
        <extracomment>Before the path of a file and a digest of what is in it</extracomment>
        <translation>محتوى الملف</translation>
    </message>
    <message>
        <source>Tool list</source>
        <translation>قائمة الأدوات</translation>
    </message>
    <message>
        <source>Scope</source>
        <translation>النطاق (scope)</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>الأداة</translation>
    </message>
    <message>
        <source>Allow the tool %1 to be read-only or to make several changes per call</source>
        <extracomment>%1 is the name of a tool</extracomment>
        <translation>السماح باعتبار الأداة ‎%1‎ للقراءة فقط أو بأن تُجري عدة تغييرات في استدعاء واحد</translation>
    </message>
    <message>
        <source>Until you allow this, the setting in its file is ignored. Workspace %1.</source>
        <extracomment>%1 is the name of a workspace</extracomment>
        <translation>إلى أن تسمح بذلك، يُتجاهل الإعداد الوارد في ملفها. مساحة العمل ‎%1‎.</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>التغييرات</translation>
    </message>
</context>
<context>
    <name>Core</name>
    <message>
        <source>Only JSON can be patched.</source>
        <translation>لا يمكن إنشاء تصحيح إلا لبيانات JSON.</translation>
    </message>
    <message>
        <source>A schema must be in a file so that the endpoint can find it again.</source>
        <translation>يجب أن يكون المخطط في ملف، تجده فيه نقطة النهاية لاحقًا.</translation>
    </message>
    <message>
        <source>Correct it and try again.</source>
        <translation>صحّح هذا ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>The file is too big for a pack.</source>
        <translation>الملف أكبر من أن يكون حزمة.</translation>
    </message>
    <message>
        <source>Make the call again, then use the new one.</source>
        <translation>أجرِ الاستدعاء مجددًا، ثم استخدم الاستدعاء الجديد.</translation>
    </message>
    <message>
        <source>The request contains no GraphQL operation.</source>
        <translation>لا يحتوي الطلب على عملية GraphQL.</translation>
    </message>
    <message>
        <source>The operation contained secrets, which the log does not store.</source>
        <translation>كانت في العملية أسرار، والسجل لا يحفظها.</translation>
    </message>
    <message>
        <source>The log does not have all of the arguments.</source>
        <translation>لا يحتوي السجل على كل الوسائط.</translation>
    </message>
    <message>
        <source>There is no saved tool {tool}.</source>
        <translation>لا توجد أداة محفوظة باسم ‎{tool}‎.</translation>
    </message>
    <message>
        <source>Save the operation as a tool first.</source>
        <translation>احفظ العملية كأداة أولًا.</translation>
    </message>
    <message>
        <source>The baseline of {tool} cannot be read.</source>
        <translation>لا يمكن قراءة مرجع ‎{tool}‎.</translation>
    </message>
    <message>
        <source>Pin another response as its baseline.</source>
        <translation>ثبّت ردًّا آخر مرجعًا لها.</translation>
    </message>
    <message>
        <source>The response exceeds 1 MiB, the limit for a baseline.</source>
        <translation>الرد أكبر من 1 MiB، وهو أقصى ما يتسع له المرجع.</translation>
    </message>
    <message>
        <source>Ask for fewer fields or items, and pin that response.</source>
        <translation>اطلب حقولًا أو عناصر أقل، وثبّت ذلك الرد.</translation>
    </message>
    <message>
        <source>Check the owner and the permissions of the file and of the folders above it.</source>
        <translation>تحقق من مالك الملف ومن أذونات الملف والمجلدات التي تحتويه.</translation>
    </message>
    <message>
        <source>Free some space or choose another folder, then try again.</source>
        <translation>أفرغ بعض المساحة أو اختر مجلدًا آخر، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>Choose another path.</source>
        <translation>اختر مسارًا آخر.</translation>
    </message>
    <message>
        <source>permission was denied</source>
        <translation>لا يوجد إذن بذلك</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>القرص للقراءة فقط</translation>
    </message>
    <message>
        <source>Choose a folder on another disk.</source>
        <translation>اختر مجلدًا على قرص آخر.</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>القرص ممتلئ</translation>
    </message>
    <message>
        <source>the quota of this user is used up</source>
        <translation>نفدت الحصة المخصصة لهذا المستخدم</translation>
    </message>
    <message>
        <source>Raise the limit (ulimit -f) or choose another disk.</source>
        <translation>ارفع الحد (‎ulimit -f‎) أو اختر قرصًا آخر.</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>الاسم أطول من اللازم</translation>
    </message>
    <message>
        <source>Choose a shorter name.</source>
        <translation>اختر اسمًا أقصر.</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>هذا المسار مجلد</translation>
    </message>
    <message>
        <source>it is a device or a pipe</source>
        <translation>هذا المسار جهاز أو أنبوب (pipe)</translation>
    </message>
    <message>
        <source>it is a symbolic link, and links in this place are not followed</source>
        <translation>رابط رمزي، والروابط لا تُتبع في هذا الموضع</translation>
    </message>
    <message>
        <source>Replace the link with the file or the folder itself.</source>
        <translation>ضع مكان الرابط الملف أو المجلد نفسه.</translation>
    </message>
    <message>
        <source>the path leads out of its folder</source>
        <translation>المسار يخرج من مجلده</translation>
    </message>
    <message>
        <source>its symbolic links form a cycle</source>
        <translation>روابطه الرمزية تدور في حلقة</translation>
    </message>
    <message>
        <source>Remove one of the links.</source>
        <translation>أزل أحد الروابط.</translation>
    </message>
    <message>
        <source>too many files are open</source>
        <translation>عدد الملفات المفتوحة أكبر من اللازم</translation>
    </message>
    <message>
        <source>Raise the limit (ulimit -n).</source>
        <translation>ارفع الحد (‎ulimit -n‎).</translation>
    </message>
    <message>
        <source>Close other programs, then try again.</source>
        <translation>أغلق برامج أخرى، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>it does not exist</source>
        <translation>لا وجود له</translation>
    </message>
    <message>
        <source>Check the path.</source>
        <translation>تحقق من المسار.</translation>
    </message>
    <message>
        <source>the folder for it does not exist</source>
        <translation>المجلد الذي يحتويه غير موجود</translation>
    </message>
    <message>
        <source>Create the folder first.</source>
        <translation>أنشئ المجلد أولًا.</translation>
    </message>
    <message>
        <source>The file &quot;{path}&quot; cannot be read: {reason}.</source>
        <translation>لا تمكن قراءة الملف &quot;‎{path}‎&quot;‏: ‎{reason}‎.</translation>
    </message>
    <message>
        <source>The file &quot;{path}&quot; cannot be written: {reason}.</source>
        <translation>لا تمكن الكتابة في الملف &quot;‎{path}‎&quot;‏: ‎{reason}‎.</translation>
    </message>
    <message>
        <source>The folder &quot;{path}&quot; cannot be created: {reason}.</source>
        <translation>لا يمكن إنشاء المجلد &quot;‎{path}‎&quot;‏: ‎{reason}‎.</translation>
    </message>
    <message>
        <source>Check the disk, then try again.</source>
        <translation>افحص القرص، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>The lock file &quot;{path}&quot; {reason}.</source>
        <translation>ملف القفل &quot;‎{path}‎&quot;‏ ‎{reason}‎.</translation>
    </message>
    <message>
        <source>Remove it, then try again.</source>
        <translation>أزله، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>is a symbolic link</source>
        <translation>رابط رمزي</translation>
    </message>
    <message>
        <source>is a folder</source>
        <translation>مجلد</translation>
    </message>
    <message>
        <source>is a pipe, a socket or a device</source>
        <translation>أنبوب أو مقبس أو جهاز</translation>
    </message>
    <message>
        <source>Another process holds the lock file &quot;{path}&quot;.</source>
        <translation>تحتجز عملية نظام أخرى ملف القفل &quot;‎{path}‎&quot;.</translation>
    </message>
    <message>
        <source>End that process, then try again.</source>
        <translation>أنهِ تلك العملية، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>belongs to another user of this computer</source>
        <translation>يملكه مستخدم آخر لهذا الحاسوب</translation>
    </message>
    <message>
        <source>belongs to another user of this computer, who holds it</source>
        <translation>يملكه مستخدم آخر لهذا الحاسوب، وهو يقفله</translation>
    </message>
    <message>
        <source>Check that it is the right file.</source>
        <translation>تأكد من أنه الملف الصحيح.</translation>
    </message>
    <message>
        <source>The file &quot;{path}&quot; was written, but could be lost in a power failure.</source>
        <translation>كُتب الملف &quot;‎{path}‎&quot;، لكنه قد يُفقد عند انقطاع الكهرباء.</translation>
    </message>
    <message>
        <source>Check the disk, then save again.</source>
        <translation>افحص القرص، ثم احفظ مجددًا.</translation>
    </message>
    <message>
        <source>There is no log level &quot;{level}&quot;.</source>
        <translation>لا يوجد مستوى سجل باسم &quot;‎{level}‎&quot;.</translation>
    </message>
    <message>
        <source>The levels are debug, info, warning and critical.</source>
        <translation>المستويات هي debug وinfo وwarning وcritical.</translation>
    </message>
    <message>
        <source>&quot;{room}&quot; is not the name of a part of Tooltray.</source>
        <translation>الاسم &quot;‎{room}‎&quot; ليس اسم جزء من Tooltray.</translation>
    </message>
    <message>
        <source>Write http=debug, for example.</source>
        <translation>اكتب مثلًا http=debug.</translation>
    </message>
    <message>
        <source>{count} errors:</source>
        <translation>عدد الأخطاء ‎{count}‎:</translation>
    </message>
    <message>
        <source>{count} problems:</source>
        <translation>عدد المشكلات ‎{count}‎:</translation>
    </message>
    <message>
        <source>And {count} more.</source>
        <translation>وغيرها، وعددها ‎{count}‎.</translation>
    </message>
    <message>
        <source>a GitHub token</source>
        <translation>رمز GitHub</translation>
    </message>
    <message>
        <source>a GitLab token</source>
        <translation>رمز GitLab</translation>
    </message>
    <message>
        <source>an API key</source>
        <translation>مفتاح API</translation>
    </message>
    <message>
        <source>a Stripe key</source>
        <translation>مفتاح Stripe</translation>
    </message>
    <message>
        <source>a Slack token</source>
        <translation>رمز Slack</translation>
    </message>
    <message>
        <source>an AWS access key</source>
        <translation>مفتاح وصول AWS</translation>
    </message>
    <message>
        <source>a Google API key</source>
        <translation>مفتاح Google API</translation>
    </message>
    <message>
        <source>a bearer token</source>
        <translation>رمز حامل (Bearer)</translation>
    </message>
    <message>
        <source>an npm token</source>
        <translation>رمز npm</translation>
    </message>
    <message>
        <source>a Linear key</source>
        <translation>مفتاح Linear</translation>
    </message>
    <message>
        <source>a Shopify token</source>
        <translation>رمز Shopify</translation>
    </message>
    <message>
        <source>a DigitalOcean token</source>
        <translation>رمز DigitalOcean</translation>
    </message>
    <message>
        <source>a PyPI token</source>
        <translation>رمز PyPI</translation>
    </message>
    <message>
        <source>a Hugging Face token</source>
        <translation>رمز Hugging Face</translation>
    </message>
    <message>
        <source>a SendGrid key</source>
        <translation>مفتاح SendGrid</translation>
    </message>
    <message>
        <source>an Atlassian token</source>
        <translation>رمز Atlassian</translation>
    </message>
    <message>
        <source>a JSON Web Token</source>
        <translation>رمز JSON Web Token</translation>
    </message>
    <message>
        <source>a private key</source>
        <translation>مفتاح خاص</translation>
    </message>
    <message>
        <source>a user name and password</source>
        <translation>اسم مستخدم وكلمة مرور</translation>
    </message>
    <message>
        <source>a URL with a password</source>
        <translation>عنوان URL يتضمن كلمة مرور</translation>
    </message>
    <message>
        <source>a generated secret</source>
        <translation>سر مولّد</translation>
    </message>
    <message>
        <source>Did you mean &quot;{name}&quot;?</source>
        <translation>هل تقصد &quot;‎{name}‎&quot;؟</translation>
    </message>
    <message>
        <source>Did you mean &quot;{first}&quot; or &quot;{second}&quot;?</source>
        <translation>هل تقصد &quot;‎{first}‎&quot; أو &quot;‎{second}‎&quot;؟</translation>
    </message>
    <message>
        <source>Did you mean &quot;{first}&quot;, &quot;{second}&quot;, or &quot;{third}&quot;?</source>
        <translation>هل تقصد &quot;‎{first}‎&quot; أو &quot;‎{second}‎&quot; أو &quot;‎{third}‎&quot;؟</translation>
    </message>
    <message>
        <source>The file &quot;{path}&quot; was changed by another program just now.</source>
        <translation>غيّر برنامج آخر الملف &quot;‎{path}‎&quot; للتو.</translation>
    </message>
    <message>
        <source>Review the change again, then write it.</source>
        <translation>راجع التغيير مجددًا، ثم اكتبه.</translation>
    </message>
    <message>
        <source>The file is not written in UTF-8.</source>
        <translation>الملف ليس مكتوبًا بترميز UTF-8.</translation>
    </message>
    <message>
        <source>Save it as UTF-8 in an editor, then try again.</source>
        <translation>احفظه بترميز UTF-8 في محرر، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>Copy the snippet into the file by hand. Please report this.</source>
        <translation>انسخ المقتطف إلى الملف يدويًا. يُرجى الإبلاغ عن هذا.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is not an object</source>
        <translation>‏&quot;‎{name}‎&quot; ليس كائنًا</translation>
    </message>
    <message>
        <source>there is content after the end of the document</source>
        <translation>يوجد محتوى بعد نهاية المستند</translation>
    </message>
    <message>
        <source>a comment is not closed</source>
        <translation>تعليق غير مغلق</translation>
    </message>
    <message>
        <source>the text ends where a value was expected</source>
        <translation>ينتهي النص حيث يُتوقع وجود قيمة</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>التداخل أعمق من اللازم</translation>
    </message>
    <message>
        <source>the &quot;{sign}&quot; is not closed</source>
        <translation>لم تُغلق &quot;‎{sign}‎&quot;</translation>
    </message>
    <message>
        <source>a comma is missing</source>
        <translation>تنقص فاصلة</translation>
    </message>
    <message>
        <source>a name in double quotes was expected</source>
        <translation>المتوقع اسم بين علامتي اقتباس مزدوجتين</translation>
    </message>
    <message>
        <source>a &quot;:&quot; was expected</source>
        <translation>المتوقع &quot;‎:‎&quot;</translation>
    </message>
    <message>
        <source>a string is not closed</source>
        <translation>نص غير مغلق</translation>
    </message>
    <message>
        <source>this is not a JSON value</source>
        <translation>هذه ليست قيمة JSON</translation>
    </message>
    <message>
        <source>In line {line}, column {column} {problem}.</source>
        <translation>في السطر ‎{line}‎، العمود ‎{column}‎‏: ‎{problem}‎.</translation>
    </message>
    <message>
        <source>Fix the file in an editor, or paste the snippet into it; Tooltray never changes a file that it cannot read.</source>
        <translation>أصلح الملف في محرر، أو ألصق المقتطف فيه؛ لا يغيّر Tooltray أبدًا ملفًا لا يستطيع قراءته.</translation>
    </message>
    <message>
        <source>a tab indents the line</source>
        <translation>السطر مزاح بعلامة جدولة</translation>
    </message>
    <message>
        <source>a second document begins</source>
        <translation>يبدأ مستند ثانٍ</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is not written as keys, one per line</source>
        <translation>‏&quot;‎{name}‎&quot; غير مكتوب كمفاتيح، كل منها في سطر</translation>
    </message>
    <message>
        <source>a key was expected</source>
        <translation>المتوقع مفتاح</translation>
    </message>
    <message>
        <source>a key appears twice</source>
        <translation>يتكرر مفتاح</translation>
    </message>
    <message>
        <source>the end of the line was expected</source>
        <translation>المتوقع نهاية السطر</translation>
    </message>
    <message>
        <source>a &quot;{sign}&quot; was expected</source>
        <translation>المتوقع &quot;‎{sign}‎&quot;</translation>
    </message>
    <message>
        <source>a name was expected</source>
        <translation>المتوقع اسم</translation>
    </message>
    <message>
        <source>an escape has too few digits</source>
        <translation>عدد الأرقام في تتابع الهروب أقل من اللازم</translation>
    </message>
    <message>
        <source>an escape names no character</source>
        <translation>تتابع هروب لا يمثّل أي محرف</translation>
    </message>
    <message>
        <source>an escape is not one that TOML knows</source>
        <translation>تتابع هروب لا يعرفه TOML</translation>
    </message>
    <message>
        <source>a name refers to two things</source>
        <translation>اسم واحد يدل على شيئين</translation>
    </message>
    <message>
        <source>a value was expected</source>
        <translation>المتوقع قيمة</translation>
    </message>
    <message>
        <source>Your decision could not be saved and applies only until Tooltray quits. {reason}</source>
        <translation>تعذّر حفظ قرارك، وهو سارٍ حتى إغلاق Tooltray فقط. ‎{reason}‎</translation>
    </message>
    <message>
        <source>Review your consents again in the Tooltray window; this replaces the file.</source>
        <translation>راجع مجددًا ما يحتاج إلى موافقتك في نافذة Tooltray؛ عندئذٍ يُستبدل الملف.</translation>
    </message>
    <message>
        <source>The file of your consents, &quot;{path}&quot;, {reason}, so no consent is in effect.</source>
        <translation>ملف موافقاتك &quot;‎{path}‎&quot;‏ ‎{reason}‎، لذا لا تسري أي موافقة.</translation>
    </message>
    <message>
        <source>The file of your consents, &quot;{path}&quot;, was not written by Tooltray on this computer, or was changed since, so no consent is in effect.</source>
        <translation>ملف موافقاتك &quot;‎{path}‎&quot; لم يكتبه Tooltray على هذا الحاسوب، أو تغيّر بعد ذلك، لذا لا تسري أي موافقة.</translation>
    </message>
    <message>
        <source>is in a folder that is a link or that others can change</source>
        <translation>موجود في مجلد هو رابط أو يستطيع غيرك تغييره</translation>
    </message>
    <message>
        <source>is a link</source>
        <translation>رابط</translation>
    </message>
    <message>
        <source>belongs to another user or is open to others</source>
        <translation>يملكه مستخدم آخر أو متاح للآخرين</translation>
    </message>
    <message>
        <source>cannot be locked</source>
        <translation>لا يمكن قفله</translation>
    </message>
    <message>
        <source>Nobody is signed in for &quot;{name}&quot;.</source>
        <translation>لم يسجّل أحد الدخول لبيانات الاعتماد &quot;‎{name}‎&quot;.</translation>
    </message>
    <message>
        <source>Sign in: open the credential in Tooltray and press Sign in.</source>
        <translation>سجّل الدخول: افتح بيانات الاعتماد في Tooltray واضغط «تسجيل الدخول».</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>أعد المحاولة.</translation>
    </message>
    <message>
        <source>The sign-in was cancelled.</source>
        <translation>أُلغي تسجيل الدخول.</translation>
    </message>
    <message>
        <source>Sign in again.</source>
        <translation>سجّل الدخول مجددًا.</translation>
    </message>
    <message>
        <source>The authorization server returned an access token that cannot be sent.</source>
        <translation>منح خادم التفويض رمز وصول لا يمكن إرساله.</translation>
    </message>
    <message>
        <source>Check the token URL of the credential.</source>
        <translation>تحقق من عنوان URL للرمز في بيانات الاعتماد.</translation>
    </message>
    <message>
        <source>It works with the client&apos;s own secret.</source>
        <translation>تعمل بسر العميل نفسه.</translation>
    </message>
    <message>
        <source>The credential does not say where to sign in.</source>
        <translation>لا تحدد بيانات الاعتماد أين يُسجَّل الدخول.</translation>
    </message>
    <message>
        <source>Give it an authorization URL.</source>
        <translation>حدّد لها عنوان URL للتفويض.</translation>
    </message>
    <message>
        <source>The browser cannot be opened to sign in.</source>
        <translation>تعذّر فتح المتصفح لتسجيل الدخول.</translation>
    </message>
    <message>
        <source>Sign in where there is a desktop with a browser.</source>
        <translation>سجّل الدخول حيث يوجد سطح مكتب ومتصفح.</translation>
    </message>
    <message>
        <source>The authorization server sent the browser back without a code.</source>
        <translation>أعاد خادم التفويض المتصفح من دون رمز تفويض (code).</translation>
    </message>
    <message>
        <source>Change the credential&apos;s scopes to those that the server knows.</source>
        <translation>غيّر نطاقات بيانات الاعتماد إلى ما يعرفه الخادم.</translation>
    </message>
    <message>
        <source>Sign in again and allow the access.</source>
        <translation>سجّل الدخول مجددًا واسمح بالوصول.</translation>
    </message>
    <message>
        <source>The authorization server returned status {status}.</source>
        <translation>رد خادم التفويض بالحالة ‎{status}‎.</translation>
    </message>
    <message>
        <source>The authorization server returned status {status} and something that is not a token.</source>
        <translation>رد خادم التفويض بالحالة ‎{status}‎ وبما ليس رمزًا.</translation>
    </message>
    <message>
        <source>The authorization server refused: {error}.</source>
        <translation>رفض خادم التفويض: ‎{error}‎.</translation>
    </message>
    <message>
        <source>The authorization server refused: {error} ({description}).</source>
        <translation>رفض خادم التفويض: ‎{error}‎‏ (‎{description}‎).</translation>
    </message>
    <message>
        <source>The authorization server returned no access token.</source>
        <translation>رد خادم التفويض من دون رمز وصول.</translation>
    </message>
    <message>
        <source>The authorization server returned a token of the type &quot;{type}&quot;; only bearer tokens are supported.</source>
        <translation>منح خادم التفويض رمزًا من النوع &quot;‎{type}‎&quot;؛ ولا يمكن استخدام غير رموز Bearer.</translation>
    </message>
    <message>
        <source>A secret cannot be sent in a header with that name.</source>
        <translation>لا يمكن إرسال سر في ترويسة بهذا الاسم.</translation>
    </message>
    <message>
        <source>The secret is empty, so the request was not sent.</source>
        <translation>السر فارغ، لذا لم يُرسل الطلب.</translation>
    </message>
    <message>
        <source>Enter the secret again.</source>
        <translation>أدخل السر مجددًا.</translation>
    </message>
    <message>
        <source>Enter it again as one line.</source>
        <translation>أدخله مجددًا في سطر واحد.</translation>
    </message>
    <message>
        <source>The secret begins with the word &quot;Bearer&quot;, which is added automatically, so the request was not sent.</source>
        <translation>يبدأ السر بالكلمة &quot;Bearer&quot;، وهي تُضاف تلقائيًا، لذا لم يُرسل الطلب.</translation>
    </message>
    <message>
        <source>Enter it again without that word.</source>
        <translation>أدخله مجددًا من دون تلك الكلمة.</translation>
    </message>
    <message>
        <source>Enter the token again, or use the kind &quot;header&quot; for other values.</source>
        <translation>أدخل الرمز مجددًا، أو استخدم النوع &quot;header&quot; لقيم أخرى.</translation>
    </message>
    <message>
        <source>HTTP&apos;s basic authentication cannot send such a name. Use another one.</source>
        <translation>لا تستطيع مصادقة HTTP الأساسية إرسال اسم كهذا. استخدم اسمًا آخر.</translation>
    </message>
    <message>
        <source>The command &quot;{program}&quot; for &quot;{name}&quot; cannot be started.</source>
        <translation>تعذّر تشغيل الأمر &quot;‎{program}‎&quot; الخاص ببيانات الاعتماد &quot;‎{name}‎&quot;.</translation>
    </message>
    <message>
        <source>Check that the program is installed, and in the PATH that Tooltray was started with.</source>
        <translation>تأكد من أن البرنامج مثبّت، وأنه ضمن PATH الذي بدأ به تشغيل Tooltray.</translation>
    </message>
    <message>
        <source>The command &quot;{program}&quot; for &quot;{name}&quot; did not finish within {duration}.</source>
        <translation>لم ينتهِ الأمر &quot;‎{program}‎&quot; الخاص ببيانات الاعتماد &quot;‎{name}‎&quot; خلال ‎{duration}‎.</translation>
    </message>
    <message>
        <source>The command &quot;{program}&quot; for &quot;{name}&quot; printed more than {size}.</source>
        <translation>طبع الأمر &quot;‎{program}‎&quot; الخاص ببيانات الاعتماد &quot;‎{name}‎&quot; أكثر من ‎{size}‎.</translation>
    </message>
    <message>
        <source>It must print only the secret.</source>
        <translation>يجب أن يطبع السر ولا شيء غيره.</translation>
    </message>
    <message>
        <source>Run it in a terminal to see what it says.</source>
        <translation>شغّله في الطرفية لترى ما يقوله.</translation>
    </message>
    <message>
        <source>The command &quot;{program}&quot; for &quot;{name}&quot; was ended by a signal.</source>
        <translation>أُنهي الأمر &quot;‎{program}‎&quot; الخاص ببيانات الاعتماد &quot;‎{name}‎&quot; بإشارة من النظام.</translation>
    </message>
    <message>
        <source>The command &quot;{program}&quot; for &quot;{name}&quot; failed with exit code {code}.</source>
        <translation>فشل الأمر &quot;‎{program}‎&quot; الخاص ببيانات الاعتماد &quot;‎{name}‎&quot; برمز الخروج ‎{code}‎.</translation>
    </message>
    <message>
        <source>The command &quot;{program}&quot; for &quot;{name}&quot; printed nothing.</source>
        <translation>لم يطبع الأمر &quot;‎{program}‎&quot; الخاص ببيانات الاعتماد &quot;‎{name}‎&quot; شيئًا.</translation>
    </message>
    <message>
        <source>The secret for &quot;{name}&quot; comes from a command and cannot be changed here.</source>
        <translation>يأتي سر بيانات الاعتماد &quot;‎{name}‎&quot; من أمر ولا يمكن تغييره هنا.</translation>
    </message>
    <message>
        <source>Change what the command prints, or keep the secret in the keychain or in memory.</source>
        <translation>غيّر ما يطبعه الأمر، أو احفظ السر في سلسلة المفاتيح أو في الذاكرة.</translation>
    </message>
    <message>
        <source>Name the command that prints it.</source>
        <translation>حدّد الأمر الذي يطبعه.</translation>
    </message>
    <message>
        <source>There is no keychain in this session.</source>
        <translation>لا توجد سلسلة مفاتيح في هذه الجلسة.</translation>
    </message>
    <message>
        <source>Start a keychain, such as GNOME Keyring or KWallet. Until then keep the secret in memory for this session or in an environment variable; it is never written to a plain file.</source>
        <translation>شغّل سلسلة مفاتيح مثل GNOME Keyring أو KWallet. وحتى ذلك الحين احفظ السر في الذاكرة لهذه الجلسة أو في متغير بيئة؛ فهو لا يُكتب أبدًا في ملف غير محمي.</translation>
    </message>
    <message>
        <source>There is no keychain in this session, because no D-Bus session bus is running.</source>
        <translation>لا توجد سلسلة مفاتيح في هذه الجلسة لأن ناقل جلسة D-Bus لا يعمل.</translation>
    </message>
    <message>
        <source>Start Tooltray in a desktop session. Until then keep the secret in memory for this session or in an environment variable; it is never written to a plain file.</source>
        <translation>شغّل Tooltray في جلسة سطح مكتب. وحتى ذلك الحين احفظ السر في الذاكرة لهذه الجلسة أو في متغير بيئة؛ فهو لا يُكتب أبدًا في ملف غير محمي.</translation>
    </message>
    <message>
        <source>The keychain is locked.</source>
        <translation>سلسلة المفاتيح مقفلة.</translation>
    </message>
    <message>
        <source>The keychain denies Tooltray access.</source>
        <translation>لا تسمح سلسلة المفاتيح لبرنامج Tooltray بالدخول.</translation>
    </message>
    <message>
        <source>Allow it in the keychain app, then try again.</source>
        <translation>اسمح له في برنامج سلسلة المفاتيح، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>The keychain failed.</source>
        <translation>حدث خلل في سلسلة المفاتيح.</translation>
    </message>
    <message>
        <source>The keychain failed: {reason}</source>
        <translation>حدث خلل في سلسلة المفاتيح: ‎{reason}‎</translation>
    </message>
    <message>
        <source>Try again. If that does not help, keep the secret in memory for this session or in an environment variable.</source>
        <translation>أعد المحاولة. إذا لم يُجدِ ذلك فاحفظ السر في الذاكرة لهذه الجلسة أو في متغير بيئة.</translation>
    </message>
    <message>
        <source>The keychain does not respond.</source>
        <translation>لا تستجيب سلسلة المفاتيح.</translation>
    </message>
    <message>
        <source>There is no secret for &quot;{name}&quot;.</source>
        <translation>لا يوجد سر لبيانات الاعتماد &quot;‎{name}‎&quot;.</translation>
    </message>
    <message>
        <source>The secret for &quot;{name}&quot; is empty.</source>
        <translation>سر بيانات الاعتماد &quot;‎{name}‎&quot; فارغ.</translation>
    </message>
    <message>
        <source>Nothing is sent with an empty secret. Give it a value.</source>
        <translation>لا يُرسل شيء بسر فارغ. أدخل قيمة له.</translation>
    </message>
    <message>
        <source>Tooltray does not change the environment variable {name}.</source>
        <translation>لا يغيّر Tooltray متغير البيئة ‎{name}‎.</translation>
    </message>
    <message>
        <source>Set it where Tooltray is started, or keep the secret in the keychain or in memory.</source>
        <translation>اضبطه حيث يُشغَّل Tooltray، أو احفظ السر في سلسلة المفاتيح أو في الذاكرة.</translation>
    </message>
    <message>
        <source>Set it and start Tooltray again.</source>
        <translation>اضبطه ثم شغّل Tooltray من جديد.</translation>
    </message>
    <message>
        <source>The environment variable {name} is not set.</source>
        <translation>متغير البيئة ‎{name}‎ غير مضبوط.</translation>
    </message>
    <message>
        <source>There is no client called &quot;{client}&quot;.</source>
        <translation>لا يوجد عميل باسم &quot;‎{client}‎&quot;.</translation>
    </message>
    <message>
        <source>The file &quot;{path}&quot; was changed after the last write, so that cannot be undone.</source>
        <translation>تغيّر الملف &quot;‎{path}‎&quot; بعد آخر كتابة، فلا يمكن التراجع عنها.</translation>
    </message>
    <message>
        <source>Remove the entry instead.</source>
        <translation>أزل الإدخال بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>The tool {tool} has no version {version}.</source>
        <translation>ليس للأداة ‎{tool}‎ إصدار ‎{version}‎.</translation>
    </message>
    <message>
        <source>Choose one of its versions as the active one.</source>
        <translation>اختر أحد إصداراتها ليكون الإصدار النشط.</translation>
    </message>
    <message>
        <source>Start the server and try again.</source>
        <translation>ابدأ تشغيل الخادم وأعد المحاولة.</translation>
    </message>
    <message>
        <source>Copy the command without secrets.</source>
        <translation>انسخ الأمر من دون أسرار.</translation>
    </message>
    <message>
        <source>There is no credential {name}.</source>
        <translation>لا توجد بيانات اعتماد باسم ‎{name}‎.</translation>
    </message>
    <message>
        <source>Save the credential first.</source>
        <translation>احفظ بيانات الاعتماد أولًا.</translation>
    </message>
    <message>
        <source>The tool {tool} no longer exists.</source>
        <translation>لم تعد هناك أداة ‎{tool}‎.</translation>
    </message>
    <message>
        <source>Choose another tool.</source>
        <translation>اختر أداة أخرى.</translation>
    </message>
    <message>
        <source>Choose another version.</source>
        <translation>اختر إصدارًا آخر.</translation>
    </message>
    <message>
        <source>There is no folder to store this in.</source>
        <translation>لا يوجد مجلد لحفظ هذا فيه.</translation>
    </message>
    <message>
        <source>Start Tooltray with a data folder.</source>
        <translation>ابدأ تشغيل Tooltray مع مجلد بيانات.</translation>
    </message>
    <message>
        <source>The version {version} of the tool &quot;{tool}&quot; cannot be saved. {problem}</source>
        <translation>لا يمكن حفظ الإصدار ‎{version}‎ من الأداة «‎{tool}‎‏». ‎{problem}‎</translation>
    </message>
    <message>
        <source>The change breaks the tool &quot;{tool}&quot;. {name}: {problem}</source>
        <translation>هذا التغيير يعطّل الأداة «‎{tool}‎‏». ‎{name}‎‏: ‎{problem}‎</translation>
    </message>
    <message>
        <source>The change breaks the tools {names}. {name}: {problem}</source>
        <translation>هذا التغيير يعطّل الأدوات ‎{names}‎‏. ‎{name}‎‏: ‎{problem}‎</translation>
    </message>
    <message>
        <source>The workspace is not open.</source>
        <translation>مساحة العمل ليست مفتوحة.</translation>
    </message>
    <message>
        <source>Wait until it is, or check the log for why it could not be opened.</source>
        <translation>انتظر حتى تُفتح، أو ابحث في السجل عن سبب تعذّر فتحها.</translation>
    </message>
    <message>
        <source>The definition has changed since it was shown, so nothing was decided.</source>
        <translation>تغيّر التعريف منذ عرضه، فلم يُتخذ أي قرار.</translation>
    </message>
    <message>
        <source>Review the current definition.</source>
        <translation>راجع ما يقوله الآن.</translation>
    </message>
    <message>
        <source>Tooltray is not serving any tools now.</source>
        <translation>لا يقدّم Tooltray أي أدوات الآن.</translation>
    </message>
    <message>
        <source>The system allows Tooltray only {count} open files, too few to serve clients.</source>
        <translation>لا يسمح النظام لـ Tooltray إلا بعدد ‎{count}‎ من الملفات المفتوحة، وهو أقل مما يلزم لخدمة أي عميل.</translation>
    </message>
    <message>
        <source>Raise the limit to 256 or more (ulimit -n), then start again.</source>
        <translation>ارفع الحد إلى 256 أو أكثر (‎ulimit -n‎)، ثم أعد التشغيل.</translation>
    </message>
    <message>
        <source>Review it in the Tooltray window.</source>
        <translation>راجع ذلك في نافذة Tooltray.</translation>
    </message>
    <message>
        <source>The endpoint &quot;{endpoint}&quot; needs your consent before it is used.</source>
        <translation>تحتاج نقطة النهاية &quot;‎{endpoint}‎&quot; إلى موافقتك قبل استخدامها.</translation>
    </message>
    <message>
        <source>The credential &quot;{credential}&quot; needs your consent before it is used.</source>
        <translation>تحتاج بيانات الاعتماد &quot;‎{credential}‎&quot; إلى موافقتك قبل استخدامها.</translation>
    </message>
    <message>
        <source>The context variable &quot;{name}&quot; needs your consent before its value is sent to the endpoint &quot;{endpoint}&quot;.</source>
        <translation>يحتاج متغير السياق &quot;‎{name}‎&quot; إلى موافقتك قبل إرسال قيمته إلى نقطة النهاية &quot;‎{endpoint}‎&quot;.</translation>
    </message>
    <message>
        <source>Create it, or name another one where it is used.</source>
        <translation>أنشئها، أو حدّد بيانات اعتماد أخرى حيث تُستخدم.</translation>
    </message>
    <message>
        <source>The credential {name} gets tokens that change, so no context variable can have its value.</source>
        <translation>تحصل بيانات الاعتماد ‎{name}‎ على رموز متغيرة، فلا يمكن لمتغير سياق أن يأخذ قيمتها.</translation>
    </message>
    <message>
        <source>Use it as the credential of an endpoint, or name another one.</source>
        <translation>استخدمها كبيانات اعتماد لنقطة نهاية، أو حدّد بيانات اعتماد أخرى.</translation>
    </message>
    <message>
        <source>&quot;{address}&quot; is not an IP address to listen on.</source>
        <translation>القيمة &quot;‎{address}‎&quot; ليست عنوان IP يمكن الاستماع عليه.</translation>
    </message>
    <message>
        <source>&quot;{host}&quot; is not a host: write a name such as desk.local or desk.local:8665.</source>
        <translation>القيمة &quot;‎{host}‎&quot; ليست مضيفًا: اكتب اسمًا مثل desk.local أو desk.local:8665.</translation>
    </message>
    <message>
        <source>&quot;{origin}&quot; is not an origin: write one such as https://app.example.com.</source>
        <translation>القيمة &quot;‎{origin}‎&quot; ليست مصدرًا (origin): اكتب مصدرًا مثل https://app.example.com.</translation>
    </message>
    <message>
        <source>The number of connections must be from {least} to {most}.</source>
        <translation>يجب أن يكون عدد الاتصالات من ‎{least}‎ إلى ‎{most}‎.</translation>
    </message>
    <message>
        <source>The size of a request must be from {least} to {most}.</source>
        <translation>يجب أن يكون حجم الطلب من ‎{least}‎ إلى ‎{most}‎.</translation>
    </message>
    <message>
        <source>The number of calls in memory must be from {least} to {most}.</source>
        <translation>يجب أن يكون عدد الاستدعاءات في الذاكرة من ‎{least}‎ إلى ‎{most}‎.</translation>
    </message>
    <message>
        <source>The number of days must be from {least} to {most}.</source>
        <translation>يجب أن يكون عدد الأيام من ‎{least}‎ إلى ‎{most}‎.</translation>
    </message>
    <message>
        <source>The size of the archive must be from {least} to {most}.</source>
        <translation>يجب أن يكون حجم الأرشيف من ‎{least}‎ إلى ‎{most}‎.</translation>
    </message>
    <message>
        <source>The size of a body must be from {least} to {most}.</source>
        <translation>يجب أن يكون حجم المتن من ‎{least}‎ إلى ‎{most}‎.</translation>
    </message>
    <message>
        <source>The settings are not valid JSON.</source>
        <translation>الإعدادات ليست JSON صالحًا.</translation>
    </message>
    <message>
        <source>The file contains no Tooltray settings.</source>
        <translation>لا توجد في الملف إعدادات Tooltray.</translation>
    </message>
    <message>
        <source>The settings cannot be read: {problem}.</source>
        <translation>لا تمكن قراءة الإعدادات: ‎{problem}‎.</translation>
    </message>
    <message>
        <source>Correct or remove the file.</source>
        <translation>صحّح الملف أو أزله.</translation>
    </message>
    <message>
        <source>The configuration file &quot;{path}&quot; {what}, which only a file that you name may do.</source>
        <translation>ملف الإعداد &quot;‎{path}‎&quot;‏ ‎{what}‎، ولا يُسمح بذلك إلا لملف تحدده أنت.</translation>
    </message>
    <message>
        <source>Check the file, then name it with --config.</source>
        <translation>تحقق من الملف، ثم حدّده باستخدام ‎--config.</translation>
    </message>
    <message>
        <source>uses {reference} at {place}</source>
        <translation>يستخدم ‎{reference}‎ عند ‎{place}‎</translation>
    </message>
    <message>
        <source>signs in to a database with this computer&apos;s credentials</source>
        <translation>يسجّل الدخول إلى قاعدة بيانات بما هو محفوظ على هذا الحاسوب</translation>
    </message>
    <message>
        <source>To use those of the old library, set &quot;storage&quot; in config.yaml back to it, export its tools, and import them here.</source>
        <translation>لاستخدام تعريفات المكتبة القديمة، أعد &quot;storage&quot; في config.yaml إليها وصدّر أدواتها ثم استوردها هنا.</translation>
    </message>
    <message>
        <source>The old library cannot be read completely: {file}, line {line}, column {column}: {problem}</source>
        <translation>تتعذّر قراءة المكتبة القديمة كاملة: ‎{file}‎، السطر ‎{line}‎، العمود ‎{column}‎‏: ‎{problem}‎</translation>
    </message>
    <message>
        <source>The old library cannot be read completely: {file}: {problem}</source>
        <translation>تتعذّر قراءة المكتبة القديمة كاملة: ‎{file}‎‏: ‎{problem}‎</translation>
    </message>
    <message>
        <source>Correct it there or remove it, then move the library.</source>
        <translation>صحّحه هناك أو أزله، ثم انقل المكتبة.</translation>
    </message>
    <message>
        <source>After the move, the {object} differs from the original. The old library is unchanged.</source>
        <translation>لم يوجد ‎{object}‎ بعد النقل كما كان. المكتبة القديمة لم تتغيّر.</translation>
    </message>
    <message>
        <source>Move it again, and check the log for storage problems.</source>
        <translation>انقلها مجددًا، وراجع السجل لمعرفة ما إذا كانت في التخزين مشكلات.</translation>
    </message>
    <message>
        <source>JSON files in {path}</source>
        <translation>ملفات JSON في ‎{path}‎</translation>
    </message>
    <message>
        <source>the SQLite database {path}</source>
        <translation>قاعدة بيانات SQLite‏ ‎{path}‎</translation>
    </message>
    <message>
        <source>the PostgreSQL database {name}</source>
        <translation>قاعدة بيانات PostgreSQL‏ ‎{name}‎</translation>
    </message>
    <message>
        <source>the PostgreSQL database {name} on {host}</source>
        <translation>قاعدة بيانات PostgreSQL‏ ‎{name}‎ على ‎{host}‎</translation>
    </message>
    <message>
        <source>Nothing was moved: 1 definition differs between {from} and {to}, where the workspace is stored now.</source>
        <translation>لم يُنقل شيء: يختلف تعريف واحد. المكتبة القديمة: ‎{from}‎؛ الحالية: ‎{to}‎.</translation>
    </message>
    <message>
        <source>Nothing was moved: {count} definitions differ between {from} and {to}, where the workspace is stored now.</source>
        <translation>لم يُنقل شيء: عدد التعريفات المختلفة ‎{count}‎. المكتبة القديمة: ‎{from}‎؛ الحالية: ‎{to}‎.</translation>
    </message>
    <message>
        <source>There is nothing to move: the workspace is stored in {place}.</source>
        <translation>لا يوجد ما يُنقل. مكان حفظ مساحة العمل: ‎{place}‎.</translation>
    </message>
    <message>
        <source>Check &quot;storage&quot; in config.yaml if you expected another place.</source>
        <translation>تحقق من &quot;storage&quot; في config.yaml إذا توقعت مكانًا آخر.</translation>
    </message>
    <message>
        <source>If it needs a password, set PGPASSWORD and start again.</source>
        <translation>إذا كانت تحتاج إلى كلمة مرور فعيّن PGPASSWORD ثم ابدأ من جديد.</translation>
    </message>
    <message>
        <source>There is no library at {path}.</source>
        <translation>لا توجد مكتبة في ‎{path}‎.</translation>
    </message>
    <message>
        <source>Make its disk available, or start without it.</source>
        <translation>أتِح قرصها أو ابدأ بدونها.</translation>
    </message>
    <message>
        <source>The library is being moved.</source>
        <translation>يجري نقل المكتبة.</translation>
    </message>
    <message>
        <source>Wait until it has been moved.</source>
        <translation>انتظر حتى يكتمل نقلها.</translation>
    </message>
    <message>
        <source>{path} is not a file of this version of Tooltray.</source>
        <translation>‏‎{path}‎ ليس ملفًا من هذا الإصدار من Tooltray.</translation>
    </message>
    <message>
        <source>Move it away to start without it.</source>
        <translation>انقله إلى مكان آخر للبدء من دونه.</translation>
    </message>
    <message>
        <source>The workspace &quot;{name}&quot; already exists.</source>
        <translation>سبق إنشاء مساحة العمل &quot;‎{name}‎&quot;.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>اختر اسمًا آخر.</translation>
    </message>
    <message>
        <source>Another workspace is being created or changed.</source>
        <translation>يجري الآن إنشاء مساحة عمل أخرى أو تغييرها.</translation>
    </message>
    <message>
        <source>Try again in a moment.</source>
        <translation>أعد المحاولة بعد قليل.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; cannot be the name of a workspace.</source>
        <translation>لا يصلح &quot;‎{name}‎&quot; اسمًا لمساحة عمل.</translation>
    </message>
    <message>
        <source>Use lowercase letters, digits, - and _, at most 64 characters.</source>
        <translation>استخدم حروفًا لاتينية صغيرة وأرقامًا و- و_، بحد أقصى 64 محرفًا.</translation>
    </message>
    <message>
        <source>The configuration file changes the storage, which cannot be done while it is in use.</source>
        <translation>تغيّر ما يحدده ملف الإعداد للتخزين، ولا يمكن العمل به أثناء استخدام التخزين.</translation>
    </message>
    <message>
        <source>Start Tooltray again to use it.</source>
        <translation>ابدأ تشغيل Tooltray من جديد ليسري التغيير.</translation>
    </message>
    <message>
        <source>The configuration file changes the server, which cannot be done while it is in use.</source>
        <translation>تغيّر ما يحدده ملف الإعداد للخادم، ولا يمكن العمل به أثناء استخدام الخادم.</translation>
    </message>
    <message>
        <source>Start the server again to use it.</source>
        <translation>ابدأ تشغيل الخادم من جديد ليسري التغيير.</translation>
    </message>
    <message>
        <source>1 upstream request</source>
        <translation>طلب واحد إلى واجهة API</translation>
    </message>
    <message>
        <source>{count} upstream requests</source>
        <translation>‏‎{count}‎ من الطلبات إلى واجهة API</translation>
    </message>
    <message>
        <source>1 item</source>
        <translation>عنصر واحد</translation>
    </message>
    <message>
        <source>{count} items</source>
        <translation>‏‎{count}‎ من العناصر</translation>
    </message>
    <message>
        <source>1 second</source>
        <translation>ثانية واحدة</translation>
    </message>
    <message>
        <source>{count} seconds</source>
        <translation>‏‎{count}‎ من الثواني</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>خطوة واحدة</translation>
    </message>
    <message>
        <source>{count} steps</source>
        <translation>‏‎{count}‎ من الخطوات</translation>
    </message>
    <message>
        <source>This call reached the limit of {limit} after {fetched}.</source>
        <translation>بلغ هذا الاستدعاء حدّه، وهو ‎{limit}‎، بعد ‎{fetched}‎.</translation>
    </message>
    <message>
        <source>This call reached the limit of {limit}.</source>
        <translation>بلغ هذا الاستدعاء حدّه، وهو ‎{limit}‎.</translation>
    </message>
    <message>
        <source>Ask for less in one call.</source>
        <translation>اطلب أقل في الاستدعاء الواحد.</translation>
    </message>
    <message>
        <source>Ask for less in one call, or ask the user to raise {setting} in the limits of the endpoint &quot;{endpoint}&quot;.</source>
        <translation>اطلب أقل في الاستدعاء الواحد، أو اطلب من المستخدم رفع ‎{setting}‎ في حدود نقطة النهاية &quot;‎{endpoint}‎&quot;.</translation>
    </message>
    <message>
        <source>Line {line}, column {column}: {problem}</source>
        <translation>السطر ‎{line}‎، العمود ‎{column}‎‏: ‎{problem}‎</translation>
    </message>
    <message>
        <source>Correct the variables and call again.</source>
        <translation>صحّح المتغيرات ثم أعد الاستدعاء.</translation>
    </message>
    <message>
        <source>Correct the operation and call again.</source>
        <translation>صحّح العملية وأعد الاستدعاء.</translation>
    </message>
    <message>
        <source>Correct the operation; get_schema_info and search_schema show what the schema has.</source>
        <translation>صحّح العملية؛ يبيّن get_schema_info وsearch_schema ما هو متاح.</translation>
    </message>
    <message>
        <source>The step &quot;{step}&quot; returned nothing, so nothing further was sent.</source>
        <translation>لم تُعِد الخطوة &quot;‎{step}‎&quot; شيئًا، لذا لم يُرسل شيء بعدها.</translation>
    </message>
    <message>
        <source>The step &quot;{step}&quot; returned nothing at {path}, so nothing further was sent.</source>
        <translation>لم تُعِد الخطوة &quot;‎{step}‎&quot; شيئًا في ‎{path}‎، لذا لم يُرسل شيء بعدها.</translation>
    </message>
    <message>
        <source>An item of the step &quot;{step}&quot; has nothing, so nothing further was sent.</source>
        <translation>أحد عناصر الخطوة &quot;‎{step}‎&quot; خالٍ، لذا لم يُرسل شيء بعدها.</translation>
    </message>
    <message>
        <source>An item of the step &quot;{step}&quot; has nothing at {path}, so nothing further was sent.</source>
        <translation>أحد عناصر الخطوة &quot;‎{step}‎&quot; لا يحتوي على شيء في ‎{path}‎، لذا لم يُرسل شيء بعدها.</translation>
    </message>
    <message>
        <source>Check the arguments. If the tool can do without the value, mark its binding as &quot;optional&quot; in the definition of the tool.</source>
        <translation>تحقق من الوسائط. إذا كانت الأداة تستغني عن القيمة، فضع علامة &quot;optional&quot; على إسنادها في تعريف الأداة.</translation>
    </message>
    <message>
        <source>Binding &quot;{name}&quot;: {problem}</source>
        <translation>الإسناد &quot;‎{name}‎&quot;‏: ‎{problem}‎</translation>
    </message>
    <message>
        <source>There is no mapping &quot;{name}&quot;.</source>
        <translation>لا يوجد ربط باسم &quot;‎{name}‎&quot;.</translation>
    </message>
    <message>
        <source>Create it, or change the binding of the tool.</source>
        <translation>أنشئه، أو غيّر إسناد الأداة.</translation>
    </message>
    <message>
        <source>&quot;each&quot; takes a list or an object, not {value}.</source>
        <translation>يقبل &quot;each&quot; قائمة أو كائنًا، لا ‎{value}‎.</translation>
    </message>
    <message>
        <source>Pass a list, or change the binding of the tool.</source>
        <translation>مرّر قائمة، أو غيّر إسناد الأداة.</translation>
    </message>
    <message>
        <source>The pattern {pattern} is not a regular expression: {problem}</source>
        <translation>النمط ‎{pattern}‎ ليس تعبيرًا نمطيًا: ‎{problem}‎</translation>
    </message>
    <message>
        <source>Change the condition of the tool.</source>
        <translation>غيّر شرط الأداة.</translation>
    </message>
    <message>
        <source>The pattern {pattern} takes too long on this value.</source>
        <translation>تستغرق مطابقة النمط ‎{pattern}‎ مع هذه القيمة وقتًا أطول من اللازم.</translation>
    </message>
    <message>
        <source>Simplify the pattern of the tool&apos;s condition.</source>
        <translation>بسّط النمط في شرط الأداة.</translation>
    </message>
    <message>
        <source>The context variable &quot;{name}&quot; cannot be read. {problem}</source>
        <translation>لا تمكن قراءة متغير السياق &quot;‎{name}‎&quot;‏. ‎{problem}‎</translation>
    </message>
    <message>
        <source>Correct the parameters and call again; describe_tool shows what the tool takes.</source>
        <translation>صحّح المعاملات ثم أعد الاستدعاء؛ يبيّن describe_tool ما تقبله الأداة.</translation>
    </message>
    <message>
        <source>The mapping &quot;{mapping}&quot; has no entry {value}.</source>
        <translation>لا يوجد في الربط &quot;‎{mapping}‎&quot; إدخال للقيمة ‎{value}‎.</translation>
    </message>
    <message>
        <source>The mapping has no entries.</source>
        <translation>لا إدخالات في الربط.</translation>
    </message>
    <message>
        <source>Labels: {labels}.</source>
        <translation>التسميات: ‎{labels}‎.</translation>
    </message>
    <message>
        <source>The schema of &quot;{name}&quot; would inspect a secret.</source>
        <translation>مخطط &quot;‎{name}‎&quot; سيفحص محتوى سر.</translation>
    </message>
    <message>
        <source>Declare the parameter without keywords that test its value, such as &quot;pattern&quot; or &quot;enum&quot;, or bind a value that is not a secret.</source>
        <translation>صرّح بالمعامل دون كلمات مفتاحية تختبر قيمته مثل ‎&quot;pattern&quot;‎ أو ‎&quot;enum&quot;‎، أو اربطه بقيمة ليست سرًا.</translation>
    </message>
    <message>
        <source>The condition of a step inspects a secret.</source>
        <translation>يفحص شرط إحدى الخطوات محتوى سر.</translation>
    </message>
    <message>
        <source>Test whether the value exists, or decide by a value that is not a secret.</source>
        <translation>افحص وجود القيمة فقط، أو قرّر بناءً على قيمة غير سرّية.</translation>
    </message>
    <message>
        <source>The transforms change a secret so that it could no longer be masked.</source>
        <translation>تغيّر التحويلات سرًّا بحيث لا يمكن حجبه بعدها.</translation>
    </message>
    <message>
        <source>Pass the secret as a whole, or store the part that is needed as a secret of its own.</source>
        <translation>مرّر السر كاملًا، أو احفظ الجزء المطلوب سرًّا مستقلًا.</translation>
    </message>
    <message>
        <source>Pass a single ID or name.</source>
        <translation>مرّر معرّفًا واحدًا أو اسمًا واحدًا.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is not a string, number or boolean: {value}.</source>
        <translation>‏&quot;‎{name}‎&quot; ليس نصًّا ولا عددًا ولا قيمة منطقية: ‎{value}‎.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is empty.</source>
        <translation>‏&quot;‎{name}‎&quot; فارغ.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; has a control character.</source>
        <translation>في &quot;‎{name}‎&quot; محرف تحكم.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is {value}, which leads to another place.</source>
        <translation>‏&quot;‎{name}‎&quot; هو ‎{value}‎، وهو يؤدي إلى مكان آخر.</translation>
    </message>
    <message>
        <source>The path {path} has a segment of dots, which leads to another place.</source>
        <translation>في المسار ‎{path}‎ مقطع من نقاط يؤدي إلى مكان آخر.</translation>
    </message>
    <message>
        <source>Correct the path of the tool, or the arguments that fill it.</source>
        <translation>صحّح مسار الأداة، أو الوسائط التي تملؤه.</translation>
    </message>
    <message>
        <source>The endpoint needs the context variable &quot;{name}&quot;, and it has no value.</source>
        <translation>تحتاج نقطة النهاية إلى متغير السياق &quot;‎{name}‎&quot;، ولا قيمة له.</translation>
    </message>
    <message>
        <source>Ask the user to set the context variable &quot;{name}&quot; in the workspace&apos;s context, with which the schema is fetched for all clients.</source>
        <translation>اطلب من المستخدم ضبط متغير السياق &quot;‎{name}‎&quot; في سياق مساحة العمل، فبه يُجلب المخطط لجميع العملاء.</translation>
    </message>
    <message>
        <source>Set the context variable &quot;{name}&quot;.</source>
        <translation>اضبط متغير السياق &quot;‎{name}‎&quot;.</translation>
    </message>
    <message>
        <source>Have a person set &quot;{name}&quot;, in the window or in config.yaml.</source>
        <translation>اطلب من المستخدم ضبط &quot;‎{name}‎&quot; في النافذة أو في config.yaml.</translation>
    </message>
    <message>
        <source>The context variable &quot;{name}&quot; is part of the endpoint&apos;s path, and {reason}.</source>
        <translation>متغير السياق &quot;‎{name}‎&quot; جزء من مسار نقطة النهاية، و‎{reason}‎.</translation>
    </message>
    <message>
        <source>Set &quot;{name}&quot; to the one id or name that belongs in this place of the path.</source>
        <translation>اضبط &quot;‎{name}‎&quot; على المعرّف أو الاسم الواحد الذي يخص هذا الموضع من المسار.</translation>
    </message>
    <message>
        <source>it would lead to another place</source>
        <translation>يؤدي إلى مكان آخر</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>هو فارغ</translation>
    </message>
    <message>
        <source>it has a control character</source>
        <translation>فيه محرف تحكم</translation>
    </message>
    <message>
        <source>Pass {names}.</source>
        <translation>مرّر ‎{names}‎.</translation>
    </message>
    <message>
        <source>The parameter &quot;{parameter}&quot;, which selects the action, is missing.</source>
        <translation>المعامل &quot;‎{parameter}‎&quot; مفقود، وهو الذي يحدد المطلوب فعله.</translation>
    </message>
    <message>
        <source>The parameter &quot;{parameter}&quot; cannot be &quot;{value}&quot;.</source>
        <translation>لا يمكن أن تكون قيمة المعامل &quot;‎{parameter}‎&quot; هي &quot;‎{value}‎&quot;.</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>a boolean</source>
        <translation>قيمة منطقية</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>عدد</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>قائمة</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>كائن</translation>
    </message>
    <message>
        <source>The transform &quot;{transform}&quot; {problem}.</source>
        <translation>التحويل &quot;‎{transform}‎&quot;‏ ‎{problem}‎.</translation>
    </message>
    <message>
        <source>Pass a value that the transform accepts, or correct the binding of the tool.</source>
        <translation>مرّر قيمة يقبلها التحويل، أو صحّح إسناد الأداة.</translation>
    </message>
    <message>
        <source>needs two hexadecimal digits after each &quot;%&quot;</source>
        <translation>يتطلب رقمين سداسيين عشريين بعد كل &quot;‎%‎&quot;</translation>
    </message>
    <message>
        <source>takes a number or string, not {thing}</source>
        <translation>يقبل عددًا أو نصًّا، والقيمة المعطاة ‎{thing}‎</translation>
    </message>
    <message>
        <source>needs a string that is not empty</source>
        <translation>يتطلب نصًّا غير فارغ</translation>
    </message>
    <message>
        <source>takes a number or a numeric string, not {thing}</source>
        <translation>يقبل عددًا أو نصًّا يمثّل عددًا، والقيمة المعطاة ‎{thing}‎</translation>
    </message>
    <message>
        <source>needs a number, but the string is not one: {value}</source>
        <translation>يتطلب عددًا، لكن النص ليس عددًا: ‎{value}‎</translation>
    </message>
    <message>
        <source>The address {address} is on {host}, but the endpoint is on {other}.</source>
        <translation>العنوان ‎{address}‎ على ‎{host}‎، لكن نقطة النهاية على ‎{other}‎.</translation>
    </message>
    <message>
        <source>Pass a path, an ID, or an address on {other}.</source>
        <translation>مرّر مسارًا أو معرّفًا أو عنوانًا على ‎{other}‎.</translation>
    </message>
    <message>
        <source>takes a string, number or boolean, not {thing}</source>
        <translation>يقبل نصًّا أو عددًا أو قيمة منطقية، والقيمة المعطاة ‎{thing}‎</translation>
    </message>
    <message>
        <source>needs base64, but the text is not valid base64</source>
        <translation>يتطلب ترميز base64، لكن النص ليس بترميز base64 صالح</translation>
    </message>
    <message>
        <source>takes a list, not {thing}</source>
        <translation>يقبل قائمة، والقيمة المعطاة ‎{thing}‎</translation>
    </message>
    <message>
        <source>takes a list of strings, numbers and booleans, not {thing}</source>
        <translation>يقبل قائمة نصوص وأعداد وقيم منطقية، والقيمة المعطاة ‎{thing}‎</translation>
    </message>
    <message>
        <source>takes a string, not {thing}</source>
        <translation>يقبل نصًّا، والقيمة المعطاة ‎{thing}‎</translation>
    </message>
    <message>
        <source>has no separator</source>
        <translation>ليس له فاصل</translation>
    </message>
    <message>
        <source>The values that the tool builds reached the limit of 32 MiB.</source>
        <translation>بلغ ما تُنتجه الأداة من قيمها حدّ 32 MiB.</translation>
    </message>
    <message>
        <source>Pass less, or change the bindings of the tool.</source>
        <translation>مرّر قدرًا أقل، أو غيّر إسنادات الأداة.</translation>
    </message>
    <message>
        <source>The variable &quot;{name}&quot; could not be set. {problem}</source>
        <translation>تعذّر تعيين المتغير &quot;‎{name}‎&quot;‏. ‎{problem}‎</translation>
    </message>
    <message>
        <source>The operation needs the variable &quot;{name}&quot;, and it has no value.</source>
        <translation>تحتاج العملية إلى المتغير &quot;‎{name}‎&quot;، ولا قيمة له.</translation>
    </message>
    <message>
        <source>Pass the parameters that the tool makes it from.</source>
        <translation>مرّر المعاملات التي تكوّنه الأداة منها.</translation>
    </message>
    <message>
        <source>Pass it as the parameter &quot;{name}&quot;, or set the context variable &quot;{context}&quot;.</source>
        <translation>مرّره كمعامل باسم &quot;‎{name}‎&quot;، أو اضبط متغير السياق &quot;‎{context}‎&quot;.</translation>
    </message>
    <message>
        <source>Pass it as &quot;{name}&quot; in &quot;variables&quot;, or set the context variable &quot;{context}&quot;.</source>
        <translation>مرّره باسم &quot;‎{name}‎&quot; في &quot;variables&quot;، أو اضبط متغير السياق &quot;‎{context}‎&quot;.</translation>
    </message>
    <message>
        <source>The variables must be an object.</source>
        <translation>يجب أن تكون المتغيرات كائنًا.</translation>
    </message>
    <message>
        <source>The operation has no variable &quot;${name}&quot;.</source>
        <translation>لا يوجد في العملية متغير &quot;‎${name}‎&quot;.</translation>
    </message>
    <message>
        <source>The context variable &quot;{name}&quot; does not fit.</source>
        <translation>متغير السياق &quot;‎{name}‎&quot; غير ملائم.</translation>
    </message>
    <message>
        <source>The context variable &quot;{name}&quot; does not fit. {problem}</source>
        <translation>متغير السياق &quot;‎{name}‎&quot; غير ملائم. ‎{problem}‎</translation>
    </message>
    <message>
        <source>Pass values of the types that the operation takes.</source>
        <translation>مرّر قيمًا من الأنواع التي تقبلها العملية.</translation>
    </message>
    <message>
        <source>Set the context variable to a value of the type that the operation takes, or clear it.</source>
        <translation>اضبط متغير السياق على قيمة من النوع الذي تقبله العملية، أو امسحه.</translation>
    </message>
    <message>
        <source>Wait a minute, or have the tool&apos;s calls per minute raised.</source>
        <translation>انتظر دقيقة، أو اطلب رفع عدد الاستدعاءات في الدقيقة للأداة.</translation>
    </message>
    <message>
        <source>Check the headers and context variables of the endpoint, or set its mutation policy to &quot;allow&quot;.</source>
        <translation>تحقق من ترويسات نقطة النهاية ومتغيرات سياقها، أو اضبط سياسة عمليات التعديل فيها على &quot;allow&quot;.</translation>
    </message>
    <message>
        <source>The tool, its endpoint or the rights of the client changed while the question was open, so nothing was sent.</source>
        <translation>تغيّرت الأداة أو نقطة نهايتها أو صلاحيات العميل بينما كان السؤال معلقًا، فلم يُرسل شيء.</translation>
    </message>
    <message>
        <source>Call again to request approval of the current state.</source>
        <translation>أعد الاستدعاء ليُطرح السؤال وفق الوضع الحالي.</translation>
    </message>
    <message>
        <source>The user did not approve the call of &quot;{tool}&quot;, so it was not sent.</source>
        <translation>لم يوافق المستخدم على استدعاء الأداة &quot;‎{tool}‎&quot;، ولذلك لم يُرسل.</translation>
    </message>
    <message>
        <source>The user did not approve the call of &quot;{tool}&quot; by {client}, so it was not sent.</source>
        <translation>لم يوافق المستخدم على استدعاء الأداة &quot;‎{tool}‎&quot; من ‎{client}‎، ولذلك لم يُرسل.</translation>
    </message>
    <message>
        <source>Ask the user what to change before you retry.</source>
        <translation>اسأل المستخدم عمّا ينبغي تغييره قبل إعادة المحاولة.</translation>
    </message>
    <message>
        <source>Ask the user to open the Tooltray window, then retry.</source>
        <translation>اطلب من المستخدم فتح نافذة Tooltray، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>The client could not get the user&apos;s decision on the call of &quot;{tool}&quot;, so it was not sent. {problem}</source>
        <translation>تعذّر على العميل الحصول على قرار المستخدم بشأن استدعاء الأداة &quot;‎{tool}‎&quot;، لذلك لم يُرسَل. ‎{problem}‎</translation>
    </message>
    <message>
        <source>Nobody approved the call of &quot;{tool}&quot; within {duration}.</source>
        <translation>لم يوافق أحد على استدعاء الأداة &quot;‎{tool}‎&quot; خلال ‎{duration}‎.</translation>
    </message>
    <message>
        <source>Nobody approved the call of &quot;{tool}&quot; by {client} within {duration}.</source>
        <translation>لم يوافق أحد على استدعاء الأداة &quot;‎{tool}‎&quot; من ‎{client}‎ خلال ‎{duration}‎.</translation>
    </message>
    <message>
        <source>Ask the user to look for the request in Tooltray, then retry.</source>
        <translation>اطلب من المستخدم أن ينظر في الطلب في Tooltray، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>Wait until the user has decided on the others, then retry.</source>
        <translation>انتظر حتى يبتّ المستخدم في الاستدعاءات الأخرى، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>Ask the user for a credential with the rights that this needs.</source>
        <translation>اطلب من المستخدم بيانات اعتماد لها الصلاحيات اللازمة.</translation>
    </message>
    <message>
        <source>Check the names and ids that you passed.</source>
        <translation>تحقق من الأسماء والمعرّفات التي مرّرتها.</translation>
    </message>
    <message>
        <source>Read the current state, then decide again.</source>
        <translation>اقرأ الحالة الراهنة، ثم قرّر من جديد.</translation>
    </message>
    <message>
        <source>Wait before you try again.</source>
        <translation>انتظر قبل إعادة المحاولة.</translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation>أعد المحاولة لاحقًا.</translation>
    </message>
    <message>
        <source>Correct the arguments as the message says.</source>
        <translation>صحّح الوسائط وفق ما تقوله الرسالة.</translation>
    </message>
    <message>
        <source>The API failed, not the arguments. Check whether the change was made before you try again.</source>
        <translation>فشلت واجهة API، وليست المشكلة في الوسائط. تحقّق مما إذا كان التغيير قد أُجري قبل أن تعيد المحاولة.</translation>
    </message>
    <message>
        <source>Some of the changes may have been made: check which, and repeat only the others.</source>
        <translation>ربما أُجريت بعض التغييرات: تحقّق من أيها أُجري، ولا تكرّر إلا ما سواها.</translation>
    </message>
    <message>
        <source>Part of the change may have been made. Check that before you repeat it.</source>
        <translation>ربما أُجري جزء من التغيير. تحقّق من ذلك قبل أن تكرّره.</translation>
    </message>
    <message>
        <source>Correct the parameters as the message says, and call again.</source>
        <translation>صحّح المعاملات وفق ما تقوله الرسالة، ثم أعد الاستدعاء.</translation>
    </message>
    <message>
        <source>The API returned nothing for the main field of the tool.</source>
        <translation>لم تُعِد واجهة API شيئًا للحقل الرئيسي في الأداة.</translation>
    </message>
    <message>
        <source>Check whether the change was made before you try again.</source>
        <translation>تحقق مما إذا كان التغيير قد تم قبل إعادة المحاولة.</translation>
    </message>
    <message>
        <source>Correct the arguments if the message is about them; otherwise report it to the user.</source>
        <translation>صحّح الوسائط إذا كانت الرسالة تخصها، وإلا فأبلغ المستخدم بها.</translation>
    </message>
    <message>
        <source>Use a context variable that is not secret in its URL, or write the host there.</source>
        <translation>استخدم في عنوان URL متغير سياق غير سرّي، أو اكتب المضيف فيه.</translation>
    </message>
    <message>
        <source>The endpoint &quot;{name}&quot; uses the credential &quot;{credential}&quot;, which does not exist.</source>
        <translation>تستخدم نقطة النهاية &quot;‎{name}‎&quot; بيانات الاعتماد &quot;‎{credential}‎&quot;، وهي غير موجودة.</translation>
    </message>
    <message>
        <source>Create it in the window or in config.yaml, or choose another one for the endpoint.</source>
        <translation>أنشئها في النافذة أو في config.yaml، أو اختر بيانات اعتماد أخرى لنقطة النهاية.</translation>
    </message>
    <message>
        <source>Name the file of the certificate authority in its tls.ca_file instead.</source>
        <translation>حدّد بدلًا من ذلك ملف سلطة الشهادات في tls.ca_file الخاص بها.</translation>
    </message>
    <message>
        <source>It does not say why.</source>
        <translation>ولا تذكر السبب.</translation>
    </message>
    <message>
        <source>&quot;{step}&quot; would be another mutation, and one runs in a call of this tool.</source>
        <translation>الخطوة &quot;‎{step}‎&quot; تعديل آخر، ولا يُسمح إلا بتعديل واحد في استدعاء هذه الأداة.</translation>
    </message>
    <message>
        <source>This client may only read.</source>
        <translation>لا يُسمح لهذا العميل إلا بالقراءة.</translation>
    </message>
    <message>
        <source>Ask the user to give the client more rights, in the Tooltray window or in config.yaml.</source>
        <translation>اطلب من المستخدم منح العميل صلاحيات أكثر، في نافذة Tooltray أو في config.yaml.</translation>
    </message>
    <message>
        <source>the endpoint &quot;{name}&quot;</source>
        <translation>نقطة النهاية &quot;‎{name}‎&quot;</translation>
    </message>
    <message>
        <source>this client</source>
        <translation>هذا العميل</translation>
    </message>
    <message>
        <source>this tool</source>
        <translation>هذه الأداة</translation>
    </message>
    <message>
        <source>Nothing was sent: mutations are denied for {who}.</source>
        <translation>لم يُرسل شيء: عمليات التعديل ممنوعة على ‎{who}‎.</translation>
    </message>
    <message>
        <source>Ask the user to set its mutation policy to &quot;ask&quot; or &quot;allow&quot;, in the Tooltray window or in config.yaml.</source>
        <translation>اطلب من المستخدم ضبط سياسة عمليات التعديل على &quot;ask&quot; أو &quot;allow&quot;، في نافذة Tooltray أو في config.yaml.</translation>
    </message>
    <message>
        <source>Endpoint &quot;{endpoint}&quot;: {problem}</source>
        <translation>نقطة النهاية &quot;‎{endpoint}‎&quot;‏: ‎{problem}‎</translation>
    </message>
    <message>
        <source>Page {page} failed: {problem}</source>
        <translation>فشل جلب الصفحة ‎{page}‎‏: ‎{problem}‎</translation>
    </message>
    <message>
        <source>The items of the earlier pages are included; to continue from page {page}, pass next_cursor &quot;{cursor}&quot;.</source>
        <translation>عناصر الصفحات السابقة مضمّنة؛ للمتابعة من الصفحة ‎{page}‎ مرّر next_cursor بالقيمة &quot;‎{cursor}‎&quot;.</translation>
    </message>
    <message>
        <source>{fields}: The operation returned no data.</source>
        <translation>‏‎{fields}‎: لم تُعِد العملية أي بيانات.</translation>
    </message>
    <message>
        <source>The response is not valid JSON: {problem}</source>
        <translation>الرد ليس JSON صالحًا: ‎{problem}‎</translation>
    </message>
    <message>
        <source>Look at the response in the log.</source>
        <translation>راجع الرد في السجل.</translation>
    </message>
    <message>
        <source>The response claims to be JSON but is not: {problem}</source>
        <translation>يصف الرد نفسه بأنه JSON وليس كذلك: ‎{problem}‎</translation>
    </message>
    <message>
        <source>Look at the response in the log, and at the API&apos;s documentation.</source>
        <translation>راجع الرد في السجل، وتوثيق واجهة API.</translation>
    </message>
    <message>
        <source>The parameter &quot;{name}&quot; is a list of lists: {value}.</source>
        <translation>المعامل &quot;‎{name}‎&quot; قائمة قوائم: ‎{value}‎.</translation>
    </message>
    <message>
        <source>Make it a plain list, for instance with the transform join.</source>
        <translation>اجعله قائمة بسيطة، مثلًا بالتحويل join.</translation>
    </message>
    <message>
        <source>The parameter &quot;{name}&quot; is not a string, number or boolean: {value}.</source>
        <translation>المعامل &quot;‎{name}‎&quot; ليس نصًّا ولا عددًا ولا قيمة منطقية: ‎{value}‎.</translation>
    </message>
    <message>
        <source>Bind its parts one by one, or turn it into a string with the transform json.</source>
        <translation>أسند أجزاءه واحدًا واحدًا، أو اجعله نصًّا بالتحويل json.</translation>
    </message>
    <message>
        <source>The path {path} leads away from the endpoint&apos;s URL.</source>
        <translation>يؤدي المسار ‎{path}‎ إلى خارج عنوان URL لنقطة النهاية.</translation>
    </message>
    <message>
        <source>The header &quot;{name}&quot; is not sent: headers of that name carry secrets.</source>
        <translation>لا تُرسل الترويسة &quot;‎{name}‎&quot;: الترويسات بهذا الاسم تحمل أسرارًا.</translation>
    </message>
    <message>
        <source>Give the endpoint a credential instead.</source>
        <translation>عيّن لنقطة النهاية بيانات اعتماد بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>The header &quot;{name}&quot; is not sent: it carries the credential of the endpoint.</source>
        <translation>لا تُرسل الترويسة &quot;‎{name}‎&quot;: فهي تحمل بيانات اعتماد نقطة النهاية.</translation>
    </message>
    <message>
        <source>The header &quot;{name}&quot; is not sent: its value is not a string, number or boolean.</source>
        <translation>لا تُرسل الترويسة &quot;‎{name}‎&quot;: قيمتها ليست نصًّا ولا عددًا ولا قيمة منطقية.</translation>
    </message>
    <message>
        <source>Turn it into a string, for instance with the transform join or json.</source>
        <translation>اجعلها نصًّا، مثلًا بالتحويل join أو json.</translation>
    </message>
    <message>
        <source>{origin} returned a web page instead of data.</source>
        <translation>رد ‎{origin}‎ بصفحة ويب، والمتوقع بيانات.</translation>
    </message>
    <message>
        <source>{origin} returned a web page (&quot;{title}&quot;) instead of data.</source>
        <translation>رد ‎{origin}‎ بصفحة ويب (&quot;‎{title}‎&quot;)، والمتوقع بيانات.</translation>
    </message>
    <message>
        <source>Check the endpoint&apos;s URL and whether it requires a login. A tool that fetches web pages must send &quot;Accept: text/html&quot;.</source>
        <translation>تحقّق من عنوان URL لنقطة النهاية ومما إذا كانت تتطلب تسجيل الدخول. على الأداة التي تجلب صفحات الويب أن ترسل &quot;Accept: text/html&quot;.</translation>
    </message>
    <message>
        <source>The next page is not fetched: the request for it may change something.</source>
        <translation>لا تُجلب الصفحة التالية: فقد يغيّر طلبها شيئًا.</translation>
    </message>
    <message>
        <source>Correct the pagination of the tool: its variables, or the links of the API.</source>
        <translation>صحّح إعداد جلب الصفحات في الأداة: متغيراته أو روابط واجهة API.</translation>
    </message>
    <message>
        <source>Request fewer events or fewer fields.</source>
        <translation>اطلب أحداثًا أو حقولًا أقل.</translation>
    </message>
    <message>
        <source>{origin} did not start the subscription within {duration}.</source>
        <translation>لم يبدأ ‎{origin}‎ الاشتراك خلال ‎{duration}‎.</translation>
    </message>
    <message>
        <source>Allow the subscription more time.</source>
        <translation>امنح الاشتراك وقتًا أطول.</translation>
    </message>
    <message>
        <source>An event of the subscription is not valid JSON: {problem}</source>
        <translation>أحد أحداث الاشتراك ليس JSON صالحًا: ‎{problem}‎</translation>
    </message>
    <message>
        <source>Try again, or look at the server&apos;s log.</source>
        <translation>أعد المحاولة، أو راجع سجل الخادم.</translation>
    </message>
    <message>
        <source>1 event</source>
        <translation>حدث واحد</translation>
    </message>
    <message>
        <source>{count} events</source>
        <translation>‏‎{count}‎ من الأحداث</translation>
    </message>
    <message>
        <source>Stopped at the time limit after {fetched}.</source>
        <translation>توقّف عند الحد الزمني بعد ‎{fetched}‎.</translation>
    </message>
    <message>
        <source>Stopped at the item limit after {fetched}.</source>
        <translation>توقّف عند حد العناصر بعد ‎{fetched}‎.</translation>
    </message>
    <message>
        <source>The &quot;next_cursor&quot; was not returned by this tool.</source>
        <translation>لم تُرجع هذه الأداة قيمة &quot;next_cursor&quot; هذه.</translation>
    </message>
    <message>
        <source>Pass next_cursor as the result returned it, or omit it to start at the first item.</source>
        <translation>مرّر next_cursor كما ورد في النتيجة، أو احذفه للبدء من العنصر الأول.</translation>
    </message>
    <message>
        <source>The &quot;next_cursor&quot; was not returned by this tool for these arguments.</source>
        <translation>لم تُرجع هذه الأداة قيمة &quot;next_cursor&quot; لهذه الوسائط.</translation>
    </message>
    <message>
        <source>Pass next_cursor as the result returned it, with the same arguments, or omit it to start at the first item.</source>
        <translation>مرّر next_cursor كما ورد في النتيجة مع الوسائط نفسها، أو احذفه للبدء من العنصر الأول.</translation>
    </message>
    <message>
        <source>The response is neither a list nor an object with exactly one list.</source>
        <translation>الرد ليس قائمة ولا كائنًا فيه قائمة واحدة بالضبط.</translation>
    </message>
    <message>
        <source>The response has no list at &quot;{path}&quot;.</source>
        <translation>لا توجد في الرد قائمة عند &quot;‎{path}‎&quot;.</translation>
    </message>
    <message>
        <source>Name the path of the list in the pagination of the tool.</source>
        <translation>اذكر مسار القائمة في إعداد جلب الصفحات في الأداة.</translation>
    </message>
    <message>
        <source>The operation is {count} levels deep, and the endpoint allows {most}.</source>
        <translation>عدد مستويات العملية ‎{count}‎، والحد الأقصى في نقطة النهاية ‎{most}‎.</translation>
    </message>
    <message>
        <source>The operation is at least {count} levels deep, and the endpoint allows {most}.</source>
        <translation>عدد مستويات العملية ‎{count}‎ على الأقل، والحد الأقصى في نقطة النهاية ‎{most}‎.</translation>
    </message>
    <message>
        <source>The operation selects {count} fields, and the endpoint allows {most}.</source>
        <translation>عدد حقول العملية ‎{count}‎، والحد الأقصى في نقطة النهاية ‎{most}‎.</translation>
    </message>
    <message>
        <source>The operation selects at least {count} fields, and the endpoint allows {most}.</source>
        <translation>عدد حقول العملية ‎{count}‎ على الأقل، والحد الأقصى في نقطة النهاية ‎{most}‎.</translation>
    </message>
    <message>
        <source>The operation has a complexity of {count}, and the endpoint allows {most}.</source>
        <translation>تعقيد العملية ‎{count}‎، والحد الأقصى في نقطة النهاية ‎{most}‎.</translation>
    </message>
    <message>
        <source>The operation has a complexity of at least {count}, and the endpoint allows {most}.</source>
        <translation>تعقيد العملية ‎{count}‎ على الأقل، والحد الأقصى في نقطة النهاية ‎{most}‎.</translation>
    </message>
    <message>
        <source>Select fewer fields or request fewer items.</source>
        <translation>اختر حقولًا أقل أو اطلب عناصر أقل.</translation>
    </message>
    <message>
        <source>The tool &quot;{tool}&quot; does not fit its API: {problem}</source>
        <translation>الأداة &quot;‎{tool}‎&quot; لا تتوافق مع واجهتها البرمجية: ‎{problem}‎</translation>
    </message>
    <message>
        <source>The tool &quot;{tool}&quot; has no operation.</source>
        <translation>الأداة &quot;‎{tool}‎&quot; بلا عملية.</translation>
    </message>
    <message>
        <source>Give it one with update_saved_tool.</source>
        <translation>أضف لها عملية باستخدام update_saved_tool.</translation>
    </message>
    <message>
        <source>Correct the tool with update_saved_tool, or the type &quot;{name}&quot; with create_graphql_type.</source>
        <translation>صحّح الأداة باستخدام update_saved_tool، أو النوع &quot;‎{name}‎&quot; باستخدام create_graphql_type.</translation>
    </message>
    <message>
        <source>Correct the tool with update_saved_tool, or the mapping &quot;{name}&quot; with set_mapping.</source>
        <translation>صحّح الأداة باستخدام update_saved_tool، أو الربط &quot;‎{name}‎&quot; باستخدام set_mapping.</translation>
    </message>
    <message>
        <source>Correct the tool with update_saved_tool.</source>
        <translation>صحّح الأداة باستخدام update_saved_tool.</translation>
    </message>
    <message>
        <source>The tool &quot;{tool}&quot; sends nothing. {problem}</source>
        <translation>لا ترسل الأداة &quot;‎{tool}‎&quot; شيئًا. ‎{problem}‎</translation>
    </message>
    <message>
        <source>Ask the user to change the tool in the Tooltray window.</source>
        <translation>اطلب من المستخدم تغيير الأداة في نافذة Tooltray.</translation>
    </message>
    <message>
        <source>The tool &quot;{tool}&quot; does not fit the tools that it calls: {problem}</source>
        <translation>الأداة &quot;‎{tool}‎&quot; لا تتوافق مع الأدوات التي تستدعيها: ‎{problem}‎</translation>
    </message>
    <message>
        <source>{name}: {problem}</source>
        <translation>{name}: {problem}</translation>
    </message>
    <message>
        <source>The tool &quot;{tool}&quot; has a parameter schema that cannot be used: {problem}</source>
        <translation>مخطط معاملات الأداة &quot;‎{tool}‎&quot; غير صالح للاستخدام: ‎{problem}‎</translation>
    </message>
    <message>
        <source>Correct the schema with update_saved_tool.</source>
        <translation>صحّح المخطط باستخدام update_saved_tool.</translation>
    </message>
    <message>
        <source>Correct the operation with update_saved_tool.</source>
        <translation>صحّح العملية باستخدام update_saved_tool.</translation>
    </message>
    <message>
        <source>The endpoint &quot;{endpoint}&quot; is used without a schema.</source>
        <translation>تُستخدم نقطة النهاية &quot;‎{endpoint}‎&quot; من دون مخطط.</translation>
    </message>
    <message>
        <source>Write operations as the documentation of the API describes; to search and check them, ask the user to give the endpoint a schema instead of &quot;none&quot;.</source>
        <translation>اكتب العمليات وفق توثيق واجهة API؛ وللبحث فيها والتحقق منها اطلب من المستخدم أن يعطي نقطة النهاية مخططًا بدلًا من &quot;none&quot;.</translation>
    </message>
    <message>
        <source>The schema of the endpoint &quot;{endpoint}&quot; is not loaded. {problem}</source>
        <translation>لم يُحمَّل مخطط نقطة النهاية &quot;‎{endpoint}‎&quot;‏. ‎{problem}‎</translation>
    </message>
    <message>
        <source>Call refresh_schema once the endpoint can be reached.</source>
        <translation>استدعِ refresh_schema عندما يصبح الوصول إلى نقطة النهاية ممكنًا.</translation>
    </message>
    <message>
        <source>There is no such result, or it has expired.</source>
        <translation>لا توجد هذه النتيجة، أو انتهت صلاحيتها.</translation>
    </message>
    <message>
        <source>Call the tool again; its response has a new handle.</source>
        <translation>أعد استدعاء الأداة؛ ففي ردها معرّف (handle) جديد.</translation>
    </message>
    <message>
        <source>The result has nothing at the path &quot;{path}&quot;.</source>
        <translation>لا شيء في النتيجة عند المسار &quot;‎{path}‎&quot;.</translation>
    </message>
    <message>
        <source>Pass a JSON Pointer into the result, or none for all of it.</source>
        <translation>مرّر JSON Pointer إلى موضع في النتيجة، أو لا تمرّره للحصول عليها كلها.</translation>
    </message>
    <message>
        <source>The result has nothing at the path &quot;{path}&quot;: there is no &quot;{name}&quot;.</source>
        <translation>لا شيء في النتيجة عند المسار &quot;‎{path}‎&quot;: لا يوجد &quot;‎{name}‎&quot;.</translation>
    </message>
    <message>
        <source>Change the result path of the tool.</source>
        <translation>غيّر مسار النتيجة في الأداة.</translation>
    </message>
    <message>
        <source>The result path &quot;{path}&quot; is not a JSON Pointer.</source>
        <translation>مسار النتيجة &quot;‎{path}‎&quot; ليس JSON Pointer.</translation>
    </message>
    <message>
        <source>Begin it with a slash, or omit it for the whole result.</source>
        <translation>ابدأه بشرطة مائلة، أو احذفه للحصول على النتيجة كاملة.</translation>
    </message>
    <message>
        <source>items</source>
        <translation>العناصر</translation>
    </message>
    <message>
        <source>members</source>
        <translation>الحقول</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>البايتات</translation>
    </message>
    <message>
        <source>This is cut: {kept} of {total} {unit}.</source>
        <translation>هذا مختصر: ‎{kept}‎ من ‎{total}‎ من ‎{unit}‎.</translation>
    </message>
    <message>
        <source>This is cut: {kept} of {total} {unit} at {place}.</source>
        <translation>هذا مختصر: ‎{kept}‎ من ‎{total}‎ من ‎{unit}‎ في ‎{place}‎.</translation>
    </message>
    <message>
        <source>1 more place is cut.</source>
        <translation>موضع واحد آخر مختصر.</translation>
    </message>
    <message>
        <source>{count} more places are cut.</source>
        <translation>مواضع أخرى مختصرة: ‎{count}‎.</translation>
    </message>
    <message>
        <source>1 item of 1 page</source>
        <translation>عنصر واحد من صفحة واحدة</translation>
    </message>
    <message>
        <source>1 item of {pages} pages</source>
        <translation>عنصر واحد من ‎{pages}‎ من الصفحات</translation>
    </message>
    <message>
        <source>{items} items of 1 page</source>
        <translation>‏‎{items}‎ من العناصر من صفحة واحدة</translation>
    </message>
    <message>
        <source>{items} items of {pages} pages</source>
        <translation>‏‎{items}‎ من العناصر من ‎{pages}‎ من الصفحات</translation>
    </message>
    <message>
        <source>Stopped at the page limit after {fetched}.</source>
        <translation>توقّف عند حد الصفحات بعد ‎{fetched}‎.</translation>
    </message>
    <message>
        <source>Stopped at the byte limit after {fetched}.</source>
        <translation>توقّف عند حد البايتات بعد ‎{fetched}‎.</translation>
    </message>
    <message>
        <source>Stopped at the time limit for fetching pages after {fetched}.</source>
        <translation>توقّف عند الحد الزمني لجلب الصفحات بعد ‎{fetched}‎.</translation>
    </message>
    <message>
        <source>Stopped by errors in the response after {fetched}.</source>
        <translation>توقّف بسبب أخطاء في الرد بعد ‎{fetched}‎.</translation>
    </message>
    <message>
        <source>Stopped after {fetched}, because the API keeps returning the same page: there may be more items, but they cannot be fetched.</source>
        <translation>توقّف بعد ‎{fetched}‎، لأن الواجهة تعيد الصفحة نفسها في كل مرة: قد توجد عناصر أخرى، لكن لا يمكن جلبها.</translation>
    </message>
    <message>
        <source>Check the pagination of the tool.</source>
        <translation>تحقق من إعداد جلب الصفحات في الأداة.</translation>
    </message>
    <message>
        <source>Stopped after {fetched}, because the API says that there is more but returns no cursor: the list is incomplete, and the rest cannot be fetched.</source>
        <translation>توقّف بعد ‎{fetched}‎، لأن الواجهة تقول إن هناك المزيد لكنها لا تعطي مؤشرًا: القائمة غير مكتملة، ولا يمكن جلب الباقي.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; kept its name: another member already has the new one.</source>
        <translation>احتفظ &quot;‎{name}‎&quot; باسمه: لعضو آخر الاسم الجديد نفسه.</translation>
    </message>
    <message>
        <source>There are more items: continue with next_cursor &quot;{cursor}&quot;.</source>
        <translation>توجد عناصر أخرى: تابع بالقيمة next_cursor ‏&quot;‎{cursor}‎&quot;.</translation>
    </message>
    <message>
        <source>There may be more items: continue with next_cursor &quot;{cursor}&quot;.</source>
        <translation>قد توجد عناصر أخرى: تابع بالقيمة next_cursor ‏&quot;‎{cursor}‎&quot;.</translation>
    </message>
    <message>
        <source>To read only the items that were already fetched, call read_result with {arguments}.</source>
        <translation>لقراءة العناصر التي جُلبت من قبل فقط، استدعِ read_result مع ‎{arguments}‎.</translation>
    </message>
    <message>
        <source>Before that, call read_result with {arguments} for the rest of what was fetched already.</source>
        <translation>قبل ذلك استدعِ read_result مع ‎{arguments}‎ لقراءة باقي ما جُلب من قبل.</translation>
    </message>
    <message>
        <source>Call read_result with {arguments} for the rest.</source>
        <translation>استدعِ read_result مع ‎{arguments}‎ لقراءة الباقي.</translation>
    </message>
    <message>
        <source>The call took effect, but its result cannot be shown. {problem}</source>
        <translation>نُفِّذ الاستدعاء، لكن لا يمكن عرض نتيجته. ‎{problem}‎</translation>
    </message>
    <message>
        <source>The result cannot be shown. {problem}</source>
        <translation>لا يمكن عرض النتيجة. ‎{problem}‎</translation>
    </message>
    <message>
        <source>Do not call again.</source>
        <translation>لا تُعد الاستدعاء.</translation>
    </message>
    <message>
        <source>The tool &quot;{tool}&quot; is not called: at most {count} tools can call each other in a chain.</source>
        <translation>لم تُستدعَ الأداة &quot;‎{tool}‎&quot;: لا يمكن أن يتجاوز عدد الأدوات التي تستدعي بعضها بعضًا على التوالي ‎{count}‎.</translation>
    </message>
    <message>
        <source>Let the tools call operations instead of other tools.</source>
        <translation>اجعل الأدوات تستدعي عمليات بدلًا من أدوات أخرى.</translation>
    </message>
    <message>
        <source>The case &quot;{name}&quot; does not apply: its condition fails.</source>
        <translation>لا تنطبق الحالة &quot;‎{name}‎&quot;: شرطها غير متحقق.</translation>
    </message>
    <message>
        <source>Look at the condition of the case in the definition of the tool, and pass other arguments.</source>
        <translation>راجع شرط الحالة في تعريف الأداة، ومرّر وسائط أخرى.</translation>
    </message>
    <message>
        <source>The step {mutations} has already taken effect; do not repeat it.</source>
        <translation>الخطوة ‎{mutations}‎ أصبحت نافذة من قبل: لا تكررها.</translation>
    </message>
    <message>
        <source>The steps {mutations} have already taken effect; do not repeat them.</source>
        <translation>الخطوات ‎{mutations}‎ أصبحت نافذة من قبل: لا تكررها.</translation>
    </message>
    <message>
        <source>The result could not be created. {problem}</source>
        <translation>تعذّر إنشاء النتيجة. ‎{problem}‎</translation>
    </message>
    <message>
        <source>Returned by the completed steps: {steps}.</source>
        <translation>ما أعادته الخطوات المكتملة: ‎{steps}‎.</translation>
    </message>
    <message>
        <source>The tool &quot;{tool}&quot; has no version {version}.</source>
        <translation>ليس للأداة &quot;‎{tool}‎&quot; إصدار ‎{version}‎.</translation>
    </message>
    <message>
        <source>Ask for one of: {versions}, or omit the version.</source>
        <translation>اطلب أحد الإصدارات: ‎{versions}‎، أو لا تذكر الإصدار.</translation>
    </message>
    <message>
        <source>The tool &quot;{tool}&quot; is disabled.</source>
        <translation>الأداة &quot;‎{tool}‎&quot; معطّلة.</translation>
    </message>
    <message>
        <source>Use another one, or ask the user to enable it in the Tooltray window.</source>
        <translation>استخدم أداة أخرى، أو اطلب من المستخدم تفعيلها في النافذة.</translation>
    </message>
    <message>
        <source>The tool &quot;{tool}&quot; needs your consent before it is used.</source>
        <translation>تحتاج الأداة &quot;‎{tool}‎&quot; إلى موافقتك قبل استخدامها.</translation>
    </message>
    <message>
        <source>The arguments of a tool are an object.</source>
        <translation>يجب أن تكون وسائط الأداة كائنًا.</translation>
    </message>
    <message>
        <source>Pass an object with the parameters of the tool as its members.</source>
        <translation>مرّر كائنًا حقوله معاملات الأداة.</translation>
    </message>
    <message>
        <source>The step passed these arguments to the tool &quot;{tool}&quot;. Correct the arguments of your call that the step uses, or correct the step.</source>
        <translation>مرّرت الخطوة هذه الوسائط إلى الأداة «‎{tool}‎». صحّح وسائط استدعائك التي تستخدمها الخطوة، أو صحّح الخطوة نفسها.</translation>
    </message>
    <message>
        <source>The tool &quot;{tool}&quot; no longer exists.</source>
        <translation>لم تعد هناك أداة &quot;‎{tool}‎&quot;.</translation>
    </message>
    <message>
        <source>Change the step that calls it.</source>
        <translation>غيّر الخطوة التي تستدعيها.</translation>
    </message>
    <message>
        <source>This endpoint is used without a schema: fields, arguments and types were not checked.</source>
        <translation>تُستخدم نقطة النهاية هذه من دون مخطط: لم يُتحقق من الحقول ولا الوسائط ولا الأنواع.</translation>
    </message>
    <message>
        <source>The call was cancelled before it was done.</source>
        <translation>أُلغي الاستدعاء قبل إنجازه.</translation>
    </message>
    <message>
        <source>Call again if the result is still wanted.</source>
        <translation>أعد الاستدعاء إذا كنت ما زلت تريد النتيجة.</translation>
    </message>
    <message>
        <source>The introspection result of the endpoint &quot;{endpoint}&quot; is not a valid schema: {problem}</source>
        <translation>نتيجة الاستبطان من نقطة النهاية &quot;‎{endpoint}‎&quot; ليست مخططًا صالحًا: ‎{problem}‎</translation>
    </message>
    <message>
        <source>The _service { sdl } result of the endpoint &quot;{endpoint}&quot; is not a valid schema: {problem}</source>
        <translation>نتيجة ‎_service { sdl }‎ من نقطة النهاية &quot;‎{endpoint}‎&quot; ليست مخططًا صالحًا: ‎{problem}‎</translation>
    </message>
    <message>
        <source>The schema file of the endpoint &quot;{endpoint}&quot; is not a valid schema: {problem}</source>
        <translation>ملف المخطط لنقطة النهاية &quot;‎{endpoint}‎&quot; ليس مخططًا صالحًا: ‎{problem}‎</translation>
    </message>
    <message>
        <source>it has no types.</source>
        <translation>ليس فيه أنواع.</translation>
    </message>
    <message>
        <source>Put a schema in SDL, or the result of an introspection query, into that file.</source>
        <translation>ضع في ذلك الملف مخططًا بصيغة SDL أو رد استعلام الاستبطان.</translation>
    </message>
    <message>
        <source>Give the endpoint a schema file, or ask the operator of the API what it returns there.</source>
        <translation>حدّد لنقطة النهاية ملف مخطط، أو اسأل القائمين على واجهة API عمّا ترد به هنا.</translation>
    </message>
    <message>
        <source>{count} errors, the first: {problem}</source>
        <translation>عدد الأخطاء: ‎{count}‎، وأولها: ‎{problem}‎</translation>
    </message>
    <message>
        <source>The endpoint &quot;{endpoint}&quot; does not provide its schema: {problem}</source>
        <translation>نقطة النهاية &quot;‎{endpoint}‎&quot; لا تقدّم مخططها: ‎{problem}‎</translation>
    </message>
    <message>
        <source>Allow introspection for this credential, give the endpoint a schema file, or use it without a schema (schema: none).</source>
        <translation>اسمح بالاستبطان لبيانات الاعتماد هذه، أو حدّد لنقطة النهاية ملف مخطط، أو استخدمها بدون مخطط (schema: none).</translation>
    </message>
    <message>
        <source>it returns nothing instead.</source>
        <translation>لا يوجد في الرد شيء مكانه.</translation>
    </message>
    <message>
        <source>The endpoint &quot;{endpoint}&quot; was removed or changed while its schema was fetched.</source>
        <translation>أُزيلت نقطة النهاية &quot;‎{endpoint}‎&quot; أو تغيّرت أثناء جلب مخططها.</translation>
    </message>
    <message>
        <source>Ask again.</source>
        <translation>أعد الطلب.</translation>
    </message>
    <message>
        <source>a Scalar type</source>
        <translation>نوع مفرد</translation>
    </message>
    <message>
        <source>an Object type</source>
        <translation>نوع كائن</translation>
    </message>
    <message>
        <source>an Interface type</source>
        <translation>نوع واجهة</translation>
    </message>
    <message>
        <source>a Union type</source>
        <translation>نوع اتحاد</translation>
    </message>
    <message>
        <source>an Enum type</source>
        <translation>نوع تعداد</translation>
    </message>
    <message>
        <source>an Input type</source>
        <translation>نوع إدخال</translation>
    </message>
    <message>
        <source>The description of the schema has changed.</source>
        <translation>تغيّر وصف المخطط.</translation>
    </message>
    <message>
        <source>The schema no longer has a {operation} type.</source>
        <translation>لم يعد في المخطط نوع ‎{operation}‎.</translation>
    </message>
    <message>
        <source>{name} was added as the {operation} type.</source>
        <translation>أُضيف ‎{name}‎ ليكون نوع ‎{operation}‎.</translation>
    </message>
    <message>
        <source>The {operation} type has changed from {before} to {after}.</source>
        <translation>تغيّر نوع ‎{operation}‎ من ‎{before}‎ إلى ‎{after}‎.</translation>
    </message>
    <message>
        <source>Standard scalar {name} was removed because it is not referenced anymore.</source>
        <translation>حُذف النوع المفرد القياسي ‎{name}‎ لأنه لم يعد مستخدمًا.</translation>
    </message>
    <message>
        <source>The parameter &quot;{name}&quot; accepts values that the API does not: calls with them are refused.</source>
        <translation>يقبل المعامل &quot;‎{name}‎&quot; قيمًا لا تقبلها واجهة API: تُرفض الاستدعاءات بها.</translation>
    </message>
    <message>
        <source>List only what the API accepts, or repair the tool on the page of its endpoint.</source>
        <translation>أدرج ما تقبله واجهة API وحده، أو أصلح الأداة في صفحة نقطة نهايتها.</translation>
    </message>
    <message>
        <source>{name} was removed.</source>
        <translation>حُذف ‎{name}‎.</translation>
    </message>
    <message>
        <source>{name} was added.</source>
        <translation>أُضيف ‎{name}‎.</translation>
    </message>
    <message>
        <source>The description of {name} has changed.</source>
        <translation>تغيّر وصف ‎{name}‎.</translation>
    </message>
    <message>
        <source>{name} changed from {before} to {after}.</source>
        <translation>تغيّر ‎{name}‎ من ‎{before}‎ إلى ‎{after}‎.</translation>
    </message>
    <message>
        <source>{name} is specified differently.</source>
        <translation>أصبحت لـ ‎{name}‎ مواصفة أخرى.</translation>
    </message>
    <message>
        <source>Field {name} was removed.</source>
        <translation>حُذف الحقل ‎{name}‎.</translation>
    </message>
    <message>
        <source>Field {name} changed type from {before} to {after}.</source>
        <translation>تغيّر نوع الحقل ‎{name}‎ من ‎{before}‎ إلى ‎{after}‎.</translation>
    </message>
    <message>
        <source>Field {name} was added.</source>
        <translation>أُضيف الحقل ‎{name}‎.</translation>
    </message>
    <message>
        <source>{name} no longer implements interface {interface}.</source>
        <translation>لم يعد ‎{name}‎ ينفّذ الواجهة ‎{interface}‎.</translation>
    </message>
    <message>
        <source>{interface} added to interfaces implemented by {name}.</source>
        <translation>أصبح ‎{name}‎ ينفّذ الواجهة ‎{interface}‎ أيضًا.</translation>
    </message>
    <message>
        <source>{name} was removed from union type {type}.</source>
        <translation>حُذف ‎{name}‎ من نوع الاتحاد ‎{type}‎.</translation>
    </message>
    <message>
        <source>{name} was added to union type {type}.</source>
        <translation>أُضيف ‎{name}‎ إلى نوع الاتحاد ‎{type}‎.</translation>
    </message>
    <message>
        <source>Enum value {name} was removed.</source>
        <translation>حُذفت قيمة التعداد ‎{name}‎.</translation>
    </message>
    <message>
        <source>Enum value {name} was added.</source>
        <translation>أُضيفت قيمة التعداد ‎{name}‎.</translation>
    </message>
    <message>
        <source>{name} now accepts exactly one field.</source>
        <translation>أصبح ‎{name}‎ يقبل حقلًا واحدًا بالضبط.</translation>
    </message>
    <message>
        <source>{name} now accepts more than one field.</source>
        <translation>أصبح ‎{name}‎ يقبل أكثر من حقل.</translation>
    </message>
    <message>
        <source>A required field {name} was added.</source>
        <translation>أُضيف حقل مطلوب: ‎{name}‎.</translation>
    </message>
    <message>
        <source>An optional field {name} was added.</source>
        <translation>أُضيف حقل اختياري: ‎{name}‎.</translation>
    </message>
    <message>
        <source>Argument {name} was removed.</source>
        <translation>حُذف الوسيط ‎{name}‎.</translation>
    </message>
    <message>
        <source>A required argument {name} was added.</source>
        <translation>أُضيف وسيط مطلوب: ‎{name}‎.</translation>
    </message>
    <message>
        <source>An optional argument {name} was added.</source>
        <translation>أُضيف وسيط اختياري: ‎{name}‎.</translation>
    </message>
    <message>
        <source>Argument {name} has changed type from {before} to {after}.</source>
        <translation>تغيّر نوع الوسيط ‎{name}‎ من ‎{before}‎ إلى ‎{after}‎.</translation>
    </message>
    <message>
        <source>{name} defaultValue was removed.</source>
        <translation>حُذفت القيمة الافتراضية لـ ‎{name}‎.</translation>
    </message>
    <message>
        <source>{name} has changed defaultValue from {before} to {after}.</source>
        <translation>تغيّرت القيمة الافتراضية لـ ‎{name}‎ من ‎{before}‎ إلى ‎{after}‎.</translation>
    </message>
    <message>
        <source>{name} added a defaultValue {value}.</source>
        <translation>أصبحت لـ ‎{name}‎ القيمة الافتراضية ‎{value}‎.</translation>
    </message>
    <message>
        <source>{name} has become required.</source>
        <translation>أصبح ‎{name}‎ مطلوبًا.</translation>
    </message>
    <message>
        <source>Directive {name} was removed.</source>
        <translation>حُذف التوجيه ‎{name}‎.</translation>
    </message>
    <message>
        <source>Directive {name} was added.</source>
        <translation>أُضيف التوجيه ‎{name}‎.</translation>
    </message>
    <message>
        <source>Repeatable flag was removed from {name}.</source>
        <translation>لم يعد تكرار ‎{name}‎ مسموحًا.</translation>
    </message>
    <message>
        <source>Repeatable flag was added to {name}.</source>
        <translation>أصبح تكرار ‎{name}‎ مسموحًا.</translation>
    </message>
    <message>
        <source>{location} was removed from {name}.</source>
        <translation>حُذف ‎{location}‎ من ‎{name}‎.</translation>
    </message>
    <message>
        <source>{location} was added to {name}.</source>
        <translation>أُضيف ‎{location}‎ إلى ‎{name}‎.</translation>
    </message>
    <message>
        <source>{name} was deprecated: {reason}</source>
        <translation>أصبح ‎{name}‎ مهملًا: ‎{reason}‎</translation>
    </message>
    <message>
        <source>{name} is no longer deprecated.</source>
        <translation>لم يعد ‎{name}‎ مهملًا.</translation>
    </message>
    <message>
        <source>{name} is deprecated for another reason: {reason}</source>
        <translation>‏‎{name}‎ مهمل لسبب آخر: ‎{reason}‎</translation>
    </message>
    <message>
        <source>The text has syntax errors. Fix them first.</source>
        <translation>في النص أخطاء في الصياغة. أصلحها أولًا.</translation>
    </message>
    <message>
        <source>There are no fields here. Select adjacent fields.</source>
        <translation>لا توجد حقول هنا. حدّد حقولًا متجاورة.</translation>
    </message>
    <message>
        <source>This is already a fragment.</source>
        <translation>هذا مقطع بالفعل.</translation>
    </message>
    <message>
        <source>The schema has no type for these fields. Fix the field around them first.</source>
        <translation>ليس في المخطط نوع لهذه الحقول. صحّح أولًا الحقل المحيط بها.</translation>
    </message>
    <message>
        <source>There is no value here. Put the cursor on the value of an argument.</source>
        <translation>لا توجد قيمة هنا. ضع المؤشر على قيمة وسيط.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is already a variable.</source>
        <translation>‏&quot;‎{name}‎&quot; متغير بالفعل.</translation>
    </message>
    <message>
        <source>This value holds a variable. Extract the values inside one by one.</source>
        <translation>تحتوي هذه القيمة على متغير. استخرج القيم التي فيها واحدة واحدة.</translation>
    </message>
    <message>
        <source>The schema has no type for this value. Fix the argument first.</source>
        <translation>ليس في المخطط نوع لهذه القيمة. صحّح الوسيط أولًا.</translation>
    </message>
    <message>
        <source>Several operations use this fragment. Extract the value where there is only one.</source>
        <translation>تستخدم عدة عمليات هذا المقطع. استخرج القيمة حيث توجد عملية واحدة فقط.</translation>
    </message>
    <message>
        <source>There is no variable here. Put the cursor on one.</source>
        <translation>لا يوجد متغير هنا. ضع المؤشر على متغير.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is not declared. Declare it first.</source>
        <translation>لم يُعلن عن &quot;‎{name}‎&quot;. أعلن عنه أولًا.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; has no default value that could stand in its place. Give it one first.</source>
        <translation>ليست للمتغير &quot;‎{name}‎&quot; قيمة افتراضية تحل محله. أعطه واحدة أولًا.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is used in a fragment that other operations may use. Remove it there.</source>
        <translation>‏&quot;‎{name}‎&quot; مستخدم في مقطع قد تستخدمه عمليات أخرى. احذفه هناك.</translation>
    </message>
    <message>
        <source>Port {port} is already in use on {address}.</source>
        <translation>المنفذ ‎{port}‎ مستخدم من قبل على ‎{address}‎.</translation>
    </message>
    <message>
        <source>Choose another port, or end the program that uses it.</source>
        <translation>اختر منفذًا آخر، أو أنهِ البرنامج الذي يستخدمه.</translation>
    </message>
    <message>
        <source>Listening on {address} port {port} is not permitted.</source>
        <translation>الاستماع على العنوان ‎{address}‎ والمنفذ ‎{port}‎ غير مسموح.</translation>
    </message>
    <message>
        <source>Choose a port above 1023.</source>
        <translation>اختر منفذًا أعلى من 1023.</translation>
    </message>
    <message>
        <source>This machine has no address {address}.</source>
        <translation>ليس لهذا الجهاز العنوان ‎{address}‎.</translation>
    </message>
    <message>
        <source>Choose another address.</source>
        <translation>اختر عنوانًا آخر.</translation>
    </message>
    <message>
        <source>Listening on {address} port {port} failed: {reason}.</source>
        <translation>فشل الاستماع على العنوان ‎{address}‎ والمنفذ ‎{port}‎‏: ‎{reason}‎.</translation>
    </message>
    <message>
        <source>&quot;{address}&quot; is not an IP address.</source>
        <translation>القيمة &quot;‎{address}‎&quot; ليست عنوان IP.</translation>
    </message>
    <message>
        <source>There is no address to listen on.</source>
        <translation>لا يوجد عنوان للاستماع عليه.</translation>
    </message>
    <message>
        <source>Reading was cancelled.</source>
        <translation>أُلغيت القراءة.</translation>
    </message>
    <message>
        <source>The search was cancelled.</source>
        <translation>أُلغي البحث.</translation>
    </message>
    <message>
        <source>The log has no call {id}; it may have been deleted.</source>
        <translation>لا يوجد في السجل استدعاء ‎{id}‎؛ ربما حُذف.</translation>
    </message>
    <message>
        <source>Look for it in the log by its time or tool.</source>
        <translation>ابحث عنه في السجل حسب وقته أو أداته.</translation>
    </message>
    <message>
        <source>The arguments of this call contained secrets, which the log does not store.</source>
        <translation>كانت في وسائط هذا الاستدعاء أسرار، والسجل لا يحفظها.</translation>
    </message>
    <message>
        <source>Edit the call and fill them in before you send it again.</source>
        <translation>حرّر الاستدعاء واملأها قبل إعادة إرساله.</translation>
    </message>
    <message>
        <source>The arguments of this call are not valid JSON: {problem}</source>
        <translation>وسائط هذا الاستدعاء ليست JSON صالحًا: ‎{problem}‎</translation>
    </message>
    <message>
        <source>Send the call again from the window, then copy the new one.</source>
        <translation>أرسل الاستدعاء مجددًا من النافذة، ثم انسخ الاستدعاء الجديد.</translation>
    </message>
    <message>
        <source>longer than 500 ms</source>
        <translation>أطول من 500 ms</translation>
    </message>
    <message>
        <source>longer than 1.5 seconds</source>
        <translation>أطول من 1.5 ثانية</translation>
    </message>
    <message>
        <source>more than 100,000 bytes</source>
        <translation>أكثر من 100,000 بايت</translation>
    </message>
    <message>
        <source>more than a million bytes</source>
        <translation>أكثر من مليون بايت</translation>
    </message>
    <message>
        <source>the last ten minutes</source>
        <translation>آخر عشر دقائق</translation>
    </message>
    <message>
        <source>the last hour</source>
        <translation>آخر ساعة</translation>
    </message>
    <message>
        <source>between these times today</source>
        <translation>بين هذين الوقتين اليوم</translation>
    </message>
    <message>
        <source>a response that is an error</source>
        <translation>رد هو خطأ</translation>
    </message>
    <message>
        <source>a response with a status from 400 to 499</source>
        <translation>رد حالته من 400 إلى 499</translation>
    </message>
    <message>
        <source>a response with a status from 500 to 599</source>
        <translation>رد حالته من 500 إلى 599</translation>
    </message>
    <message>
        <source>more than 0</source>
        <translation>أكثر من 0</translation>
    </message>
    <message>
        <source>from the cache</source>
        <translation>من الذاكرة المؤقتة</translation>
    </message>
    <message>
        <source>not from the cache</source>
        <translation>ليس من الذاكرة المؤقتة</translation>
    </message>
    <message>
        <source>older than 30 seconds</source>
        <translation>أقدم من 30 ثانية</translation>
    </message>
    <message>
        <source>contains, or is</source>
        <translation>يحتوي على، أو يساوي</translation>
    </message>
    <message>
        <source>is exactly</source>
        <translation>يساوي تمامًا</translation>
    </message>
    <message>
        <source>matches the regular expression</source>
        <translation>يطابق التعبير النمطي</translation>
    </message>
    <message>
        <source>is greater than</source>
        <translation>أكبر من</translation>
    </message>
    <message>
        <source>is less than</source>
        <translation>أصغر من</translation>
    </message>
    <message>
        <source>is at least</source>
        <translation>على الأقل</translation>
    </message>
    <message>
        <source>is at most</source>
        <translation>على الأكثر</translation>
    </message>
    <message>
        <source>name of the tool</source>
        <translation>اسم الأداة</translation>
    </message>
    <message>
        <source>who called</source>
        <translation>من أجرى الاستدعاء</translation>
    </message>
    <message>
        <source>method of the protocol, or verb and path</source>
        <translation>طريقة البروتوكول، أو الفعل والمسار</translation>
    </message>
    <message>
        <source>ok, error, cancelled, running, or the HTTP status of a response</source>
        <translation>‏ok أو error أو cancelled أو running، أو حالة HTTP لرد</translation>
    </message>
    <message>
        <source>code or level of the error</source>
        <translation>رمز الخطأ أو مستواه</translation>
    </message>
    <message>
        <source>revision of the protocol</source>
        <translation>إصدار البروتوكول</translation>
    </message>
    <message>
        <source>number of the call</source>
        <translation>رقم الاستدعاء</translation>
    </message>
    <message>
        <source>session of the client</source>
        <translation>جلسة العميل</translation>
    </message>
    <message>
        <source>when it began: the last 10m, 14:00-14:05, 2026-01-31</source>
        <translation>متى بدأ: آخر 10m، أو ‎14:00-14:05‎، أو ‎2026-01-31‎</translation>
    </message>
    <message>
        <source>how long it took, in ms, s, m or h</source>
        <translation>كم استغرق، بوحدة ms أو s أو m أو h</translation>
    </message>
    <message>
        <source>bytes of the result, in k, M, Ki, Mi</source>
        <translation>بايتات النتيجة، بوحدة k أو M أو Ki أو Mi</translation>
    </message>
    <message>
        <source>endpoint or address of a request</source>
        <translation>نقطة النهاية أو عنوان الطلب</translation>
    </message>
    <message>
        <source>number of the retry</source>
        <translation>رقم إعادة المحاولة</translation>
    </message>
    <message>
        <source>number of the page</source>
        <translation>رقم الصفحة</translation>
    </message>
    <message>
        <source>yes, no, or the age of the cached response</source>
        <translation>‏yes أو no، أو عمر الرد المخزن مؤقتًا</translation>
    </message>
    <message>
        <source>an argument of the call: arg.state</source>
        <translation>وسيط للاستدعاء: arg.state</translation>
    </message>
    <message>
        <source>a header field of a request or response: header.etag</source>
        <translation>ترويسة لطلب أو رد: header.etag</translation>
    </message>
    <message>
        <source>anything that was sent or received</source>
        <translation>كل ما أُرسل أو استُلم</translation>
    </message>
    <message>
        <source>error, slow, cached, mutation ...</source>
        <translation>‏error أو slow أو cached أو mutation ...</translation>
    </message>
    <message>
        <source>it failed in whole or in part</source>
        <translation>فشل كليًّا أو جزئيًّا</translation>
    </message>
    <message>
        <source>it succeeded</source>
        <translation>نجح</translation>
    </message>
    <message>
        <source>it took longer than usual</source>
        <translation>استغرق وقتًا أطول من المعتاد</translation>
    </message>
    <message>
        <source>it repeats a call of the log</source>
        <translation>يكرر استدعاءً من السجل</translation>
    </message>
    <message>
        <source>a person pinned it</source>
        <translation>ثبّته شخص</translation>
    </message>
    <message>
        <source>the response came from the cache</source>
        <translation>جاء الرد من الذاكرة المؤقتة</translation>
    </message>
    <message>
        <source>it changes data</source>
        <translation>يغيّر البيانات</translation>
    </message>
    <message>
        <source>it reads data</source>
        <translation>يقرأ البيانات</translation>
    </message>
    <message>
        <source>it was cancelled</source>
        <translation>أُلغي</translation>
    </message>
    <message>
        <source>it was made to test a tool</source>
        <translation>أُجري لاختبار أداة</translation>
    </message>
    <message>
        <source>it is still running</source>
        <translation>ما زال قيد التنفيذ</translation>
    </message>
    <message>
        <source>Correct the filter at character {number}.</source>
        <translation>صحّح التصفية عند المحرف ‎{number}‎.</translation>
    </message>
    <message>
        <source>The filter is longer than 10,000 characters.</source>
        <translation>التصفية أطول من 10,000 محرف.</translation>
    </message>
    <message>
        <source>This &quot;(&quot; is not closed.</source>
        <translation>هذا القوس &quot;‎(‎&quot; غير مغلق.</translation>
    </message>
    <message>
        <source>A field belongs before this operator, such as tool or status.</source>
        <translation>يجب أن يسبق هذا العامل حقل، مثل tool أو status.</translation>
    </message>
    <message>
        <source>One &quot;-&quot; or &quot;!&quot; is enough.</source>
        <translation>تكفي &quot;‎-‎&quot; أو &quot;‎!‎&quot; واحدة.</translation>
    </message>
    <message>
        <source>The quoted text has no closing quote.</source>
        <translation>تنقص علامة الاقتباس التي تغلق النص المقتبس.</translation>
    </message>
    <message>
        <source>A term is missing here, such as is:error or tool:issue.</source>
        <translation>ينقص شرط هنا، مثل is:error أو tool:issue.</translation>
    </message>
    <message>
        <source>A name must follow &quot;{name}&quot;.</source>
        <translation>يجب أن يأتي اسم بعد &quot;‎{name}‎&quot;.</translation>
    </message>
    <message>
        <source>Unknown field &quot;{name}&quot;.</source>
        <translation>حقل غير معروف &quot;‎{name}‎&quot;.</translation>
    </message>
    <message>
        <source>To look for this text, put it in quotes.</source>
        <translation>للبحث عن هذا النص ضعه بين علامتي اقتباس.</translation>
    </message>
    <message>
        <source>A value must follow &quot;{name}&quot;.</source>
        <translation>تنقص قيمة بعد &quot;‎{name}‎&quot;.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is text, which is neither greater nor less; use : = or ~.</source>
        <translation>الحقل &quot;‎{name}‎&quot; نص، فلا يُقارَن بأكبر أو أصغر؛ استخدم ‎:‎ أو ‎=‎ أو ‎~‎.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is compared with a number, such as 5 or 1.5.</source>
        <translation>يُقارَن &quot;‎{name}‎&quot; بعدد، مثل 5 أو 1.5.</translation>
    </message>
    <message>
        <source>&quot;status&quot; is compared with a number, such as 400, or a class, such as 4xx.</source>
        <translation>يُقارَن &quot;status&quot; بعدد مثل 400 أو بفئة مثل 4xx.</translation>
    </message>
    <message>
        <source>&quot;status&quot; is ok, error, cancelled, running, a number such as 404, or a class such as 4xx.</source>
        <translation>قيمة &quot;status&quot; هي ok أو error أو cancelled أو running أو عدد مثل 404 أو فئة مثل 4xx.</translation>
    </message>
    <message>
        <source>&quot;cached&quot; is yes, no, or an age such as &gt;30s.</source>
        <translation>قيمة &quot;cached&quot; هي yes أو no أو عمر مثل ‎&gt;30s.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is a quantity, which has no pattern; use : = &gt; &lt; &gt;= or &lt;=.</source>
        <translation>الحقل &quot;‎{name}‎&quot; كمية لا نمط لها؛ استخدم ‎:‎ أو ‎=‎ أو ‎&gt;‎ أو ‎&lt;‎ أو ‎&gt;=‎ أو ‎&lt;=‎.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is a number, such as 12.</source>
        <translation>قيمة &quot;‎{name}‎&quot; عدد، مثل 12.</translation>
    </message>
    <message>
        <source>&quot;dur&quot; is a duration, such as 500, 1.5s or 2m.</source>
        <translation>قيمة &quot;dur&quot; مدة، مثل 500 أو 1.5s أو 2m.</translation>
    </message>
    <message>
        <source>&quot;size&quot; is a number of bytes, such as 800, 100k or 1.5M.</source>
        <translation>قيمة &quot;size&quot; عدد من البايتات، مثل 800 أو 100k أو 1.5M.</translation>
    </message>
    <message>
        <source>&quot;time&quot; is how long ago, such as 10m, a time such as 14:00 or 14:00-14:05, or a date such as 2026-01-31.</source>
        <translation>قيمة &quot;time&quot; مدة مضت مثل 10m، أو وقت مثل 14:00 أو ‎14:00-14:05‎، أو تاريخ مثل ‎2026-01-31‎.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is followed by a colon: is:error.</source>
        <translation>تأتي بعد &quot;‎{name}‎&quot; نقطتان رأسيتان: is:error.</translation>
    </message>
    <message>
        <source>&quot;{value}&quot; is not a value of &quot;is&quot;. Values: {names}.</source>
        <translation>‏&quot;‎{value}‎&quot; ليست من قيم &quot;is&quot;. القيم: ‎{names}‎.</translation>
    </message>
    <message>
        <source>The program ended before the call did.</source>
        <translation>انتهى البرنامج قبل انتهاء الاستدعاء.</translation>
    </message>
    <message>
        <source>an integer from {least} to {most}</source>
        <translation>عدد صحيح من ‎{least}‎ إلى ‎{most}‎</translation>
    </message>
    <message>
        <source>an integer of at least {least}</source>
        <translation>عدد صحيح لا يقل عن ‎{least}‎</translation>
    </message>
    <message>
        <source>an integer of at most {most}</source>
        <translation>عدد صحيح لا يزيد على ‎{most}‎</translation>
    </message>
    <message>
        <source>an integer</source>
        <translation>عدد صحيح</translation>
    </message>
    <message>
        <source>a number from {least} to {most}</source>
        <translation>عدد من ‎{least}‎ إلى ‎{most}‎</translation>
    </message>
    <message>
        <source>a number of at least {least}</source>
        <translation>عدد لا يقل عن ‎{least}‎</translation>
    </message>
    <message>
        <source>a number of at most {most}</source>
        <translation>عدد لا يزيد على ‎{most}‎</translation>
    </message>
    <message>
        <source>one of {names}</source>
        <translation>واحد من ‎{names}‎</translation>
    </message>
    <message>
        <source>a string that is not empty</source>
        <translation>سلسلة نصية غير فارغة</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>‏true أو false</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>سلسلة نصية</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>مصفوفة</translation>
    </message>
    <message>
        <source>the number {value}</source>
        <translation>العدد ‎{value}‎</translation>
    </message>
    <message>
        <source>the string {value}</source>
        <translation>السلسلة النصية ‎{value}‎</translation>
    </message>
    <message>
        <source>an empty array</source>
        <translation>مصفوفة فارغة</translation>
    </message>
    <message>
        <source>an empty object</source>
        <translation>كائن فارغ</translation>
    </message>
    <message>
        <source>expected {what} at the top level, found {found}</source>
        <translation>المتوقع في المستوى الأعلى: ‎{what}‎، والموجود: ‎{found}‎</translation>
    </message>
    <message>
        <source>expected {what} at {path}, found {found}</source>
        <translation>المتوقع عند ‎{path}‎‏: ‎{what}‎، والموجود: ‎{found}‎</translation>
    </message>
    <message>
        <source>at {path}: {^what}</source>
        <translation>عند ‎{path}‎‏: {^what}</translation>
    </message>
    <message>
        <source>missing member {name} at the top level</source>
        <translation>العضو ‎{name}‎ غير موجود في المستوى الأعلى</translation>
    </message>
    <message>
        <source>missing member {name} at {path}</source>
        <translation>العضو ‎{name}‎ غير موجود عند ‎{path}‎</translation>
    </message>
    <message>
        <source>unknown member {name} at the top level</source>
        <translation>العضو ‎{name}‎ في المستوى الأعلى غير معروف</translation>
    </message>
    <message>
        <source>unknown member {name} at {path}</source>
        <translation>العضو ‎{name}‎ عند ‎{path}‎ غير معروف</translation>
    </message>
    <message>
        <source>unknown member {name} at the top level; known are {names}</source>
        <translation>العضو ‎{name}‎ في المستوى الأعلى غير معروف؛ والمعروف: ‎{names}‎</translation>
    </message>
    <message>
        <source>unknown member {name} at {path}; known are {names}</source>
        <translation>العضو ‎{name}‎ عند ‎{path}‎ غير معروف؛ والمعروف: ‎{names}‎</translation>
    </message>
    <message>
        <source>The client left a question unanswered for too long.</source>
        <translation>ترك العميل سؤالًا دون إجابة مدة طويلة جدًا.</translation>
    </message>
    <message>
        <source>The client responded to a question with an error.</source>
        <translation>أجاب العميل عن سؤال بخطأ.</translation>
    </message>
    <message>
        <source>The client responded to a question with an error: {problem}</source>
        <translation>أجاب العميل عن سؤال بخطأ: ‎{problem}‎</translation>
    </message>
    <message>
        <source>The shared library cannot be reached, so its copy of {time} is used and cannot be changed. {reason}</source>
        <translation>تعذّر الوصول إلى المكتبة المشتركة، لذا يُستخدم محتواها بتاريخ ‎{time}‎ ولا يمكن تغييره. ‎{reason}‎</translation>
    </message>
    <message>
        <source>Check the server and the network; Tooltray reconnects automatically.</source>
        <translation>تحقق من الخادم والشبكة؛ يعيد Tooltray الاتصال تلقائيًا.</translation>
    </message>
    <message>
        <source>No earlier copy of the library is on this computer, so Tooltray cannot serve it. Check the server, the network and who may log in, then start again.</source>
        <translation>لا توجد على هذا الحاسوب نسخة سابقة من المكتبة، لذلك لا يستطيع Tooltray تقديمها. تحقق من الخادم والشبكة ومن يحق له تسجيل الدخول، ثم أعد التشغيل.</translation>
    </message>
    <message>
        <source>There is no file &quot;{path}&quot;.</source>
        <translation>لا يوجد ملف &quot;‎{path}‎&quot;.</translation>
    </message>
    <message>
        <source>Make its disk available, or name another file in the configuration.</source>
        <translation>أتح القرص الذي يحتويه، أو اذكر ملفًا آخر في الإعداد.</translation>
    </message>
    <message>
        <source>Tooltray reconnects automatically.</source>
        <translation>يعيد Tooltray الاتصال تلقائيًا.</translation>
    </message>
    <message>
        <source>Try again; nothing was changed.</source>
        <translation>أعد المحاولة؛ لم يتغيّر شيء.</translation>
    </message>
    <message>
        <source>Ask the database administrator for the rights to read and change the schema.</source>
        <translation>اطلب من المسؤول عن قاعدة البيانات صلاحية قراءة المخطط وتغييره.</translation>
    </message>
    <message>
        <source>Use the primary server; this one is a copy.</source>
        <translation>استخدم الخادم الرئيسي؛ فهذا نسخة منه.</translation>
    </message>
    <message>
        <source>Free some space on the server, then try again; nothing was changed.</source>
        <translation>وفّر للخادم مساحة، ثم أعد المحاولة؛ لم يتغيّر شيء.</translation>
    </message>
    <message>
        <source>Set it to a value without semicolons.</source>
        <translation>أعطه قيمة خالية منها.</translation>
    </message>
    <message>
        <source>Check the server, the network and who may log in. While Tooltray runs, it retries automatically.</source>
        <translation>تحقق من الخادم والشبكة ومن يحق له تسجيل الدخول. ما دام Tooltray يعمل، فإنه يعيد المحاولة تلقائيًا.</translation>
    </message>
    <message>
        <source>The workspace at {place} belongs to a newer version of Tooltray and is left untouched.</source>
        <translation>تتبع مساحة العمل في ‎{place}‎ إصدارًا أحدث من Tooltray، وتُترك كما هي.</translation>
    </message>
    <message>
        <source>Update Tooltray.</source>
        <translation>حدّث Tooltray.</translation>
    </message>
    <message>
        <source>The connection to {place} is lost: {reason}.</source>
        <translation>انقطع الاتصال بقاعدة البيانات في ‎{place}‎‏: ‎{reason}‎.</translation>
    </message>
    <message>
        <source>The database at {place} refuses: {reason}.</source>
        <translation>رفضت قاعدة البيانات في ‎{place}‎ الطلب: ‎{reason}‎.</translation>
    </message>
    <message>
        <source>The database at {place} reports: {reason}.</source>
        <translation>تبلّغ قاعدة البيانات في ‎{place}‎ بما يلي: ‎{reason}‎.</translation>
    </message>
    <message>
        <source>Others are changing the same documents.</source>
        <translation>يغيّر آخرون المستندات نفسها.</translation>
    </message>
    <message>
        <source>The connection was lost while the change was being saved. Whether it was saved is known once the connection is back.</source>
        <translation>انقطع الاتصال أثناء حفظ التغيير. وسيُعرف هل حُفظ بعد عودة الاتصال.</translation>
    </message>
    <message>
        <source>Wait for the connection, then check the result before you retry.</source>
        <translation>انتظر عودة الاتصال وراجع النتيجة قبل إعادة المحاولة.</translation>
    </message>
    <message>
        <source>The connection to the database is lost.</source>
        <translation>انقطع الاتصال بقاعدة البيانات.</translation>
    </message>
    <message>
        <source>Give the workspace another file.</source>
        <translation>حدّد ملفًا آخر لمساحة العمل.</translation>
    </message>
    <message>
        <source>&quot;{path}&quot; cannot be written: {reason}</source>
        <translation>لا تمكن الكتابة في &quot;‎{path}‎&quot;‏: ‎{reason}‎</translation>
    </message>
    <message>
        <source>Free some space or grant access to the file, then try again; nothing was changed.</source>
        <translation>أفرغ مساحة أو امنح إذن الوصول إلى الملف، ثم أعد المحاولة؛ لم يتغيّر شيء.</translation>
    </message>
    <message>
        <source>Another process has been writing to &quot;{file}&quot; for too long.</source>
        <translation>ما زالت عملية نظام أخرى تكتب في الملف &quot;‎{file}‎&quot; منذ وقت طويل.</translation>
    </message>
    <message>
        <source>Restore a copy of the file, or give the workspace another one.</source>
        <translation>أعد نسخة من الملف إلى مكانه، أو حدّد ملفًا آخر لمساحة العمل.</translation>
    </message>
    <message>
        <source>Report this, with the log.</source>
        <translation>أبلغ عن هذا وأرفق السجل.</translation>
    </message>
    <message>
        <source>Qt&apos;s driver {driver} for this kind of database is not installed.</source>
        <translation>برنامج التشغيل ‎{driver}‎ من Qt لهذا النوع من قواعد البيانات غير مثبّت.</translation>
    </message>
    <message>
        <source>Install the package {package}, then start Tooltray again.</source>
        <translation>ثبّت الحزمة ‎{package}‎، ثم ابدأ تشغيل Tooltray من جديد.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; counts as the same name as &quot;{other}&quot;; choose another one.</source>
        <translation>يُعدّ الاسمان &quot;‎{name}‎&quot; و&quot;‎{other}‎&quot; اسمًا واحدًا؛ اختر اسمًا آخر.</translation>
    </message>
    <message>
        <source>a string such as &quot;${PGPASSWORD}&quot;</source>
        <translation>نص مثل ‎&quot;${PGPASSWORD}&quot;‎</translation>
    </message>
    <message>
        <source>a string of at least 32 characters</source>
        <translation>نص من 32 محرفًا على الأقل</translation>
    </message>
    <message>
        <source>a string such as &quot;${TOKEN}&quot;</source>
        <translation>نص مثل ‎&quot;${TOKEN}&quot;‎</translation>
    </message>
    <message>
        <source>a map of names</source>
        <translation>خريطة أسماء</translation>
    </message>
    <message>
        <source>a list of at least one value</source>
        <translation>قائمة فيها قيمة واحدة على الأقل</translation>
    </message>
    <message>
        <source>a map of at least one label to its value</source>
        <translation>خريطة من تسمية واحدة على الأقل إلى قيمتها</translation>
    </message>
    <message>
        <source>this token belongs to the client &quot;{name}&quot; as well; give each client its own</source>
        <translation>هذا الرمز المميز يخص العميل &quot;‎{name}‎&quot; أيضًا؛ امنح كل عميل رمزًا خاصًا به</translation>
    </message>
    <message>
        <source>Expected {what} at the top level, but {variable} is something different.</source>
        <translation>المتوقع في المستوى الأعلى: ‎{what}‎؛ لكن قيمة ‎{variable}‎ شيء آخر.</translation>
    </message>
    <message>
        <source>Expected {what} at {path}, but {variable} is something different.</source>
        <translation>المتوقع عند ‎{path}‎‏: ‎{what}‎؛ لكن قيمة ‎{variable}‎ شيء آخر.</translation>
    </message>
    <message>
        <source>Expected {what} at the top level.</source>
        <translation>المتوقع في المستوى الأعلى: ‎{what}‎.</translation>
    </message>
    <message>
        <source>Expected {what} at {path}.</source>
        <translation>المتوقع عند ‎{path}‎‏: ‎{what}‎.</translation>
    </message>
    <message>
        <source>The key &quot;{key}&quot; is missing at the top level.</source>
        <translation>المفتاح &quot;‎{key}‎&quot; مفقود في المستوى الأعلى.</translation>
    </message>
    <message>
        <source>The key &quot;{key}&quot; is missing at {path}.</source>
        <translation>المفتاح &quot;‎{key}‎&quot; مفقود عند ‎{path}‎.</translation>
    </message>
    <message>
        <source>The secret is empty: set the environment variable {name}.</source>
        <translation>السر فارغ: اضبط متغير البيئة ‎{name}‎.</translation>
    </message>
    <message>
        <source>The secret is empty.</source>
        <translation>السر فارغ.</translation>
    </message>
    <message>
        <source>There is no key &quot;{key}&quot; at the top level.</source>
        <translation>لا يوجد مفتاح &quot;‎{key}‎&quot; في المستوى الأعلى.</translation>
    </message>
    <message>
        <source>There is no key &quot;{key}&quot; in {path}.</source>
        <translation>لا يوجد مفتاح &quot;‎{key}‎&quot; في ‎{path}‎.</translation>
    </message>
    <message>
        <source>Accepted keys: {keys}.</source>
        <translation>المفاتيح المقبولة: ‎{keys}‎.</translation>
    </message>
    <message>
        <source>a list of a program and its arguments</source>
        <translation>قائمة ببرنامج ووسائطه</translation>
    </message>
    <message>
        <source>a map of endpoints by their names</source>
        <translation>خريطة لنقاط النهاية بأسمائها</translation>
    </message>
    <message>
        <source>a duration with its unit such as &quot;5 s&quot; or &quot;500 ms&quot;</source>
        <translation>مدة مع وحدتها مثل &quot;5 s&quot; أو &quot;500 ms&quot;</translation>
    </message>
    <message>
        <source>a duration of whole seconds such as &quot;90 s&quot; or &quot;5 min&quot;</source>
        <translation>مدة بثوانٍ كاملة مثل &quot;90 s&quot; أو &quot;5 min&quot;</translation>
    </message>
    <message>
        <source>a size of at least {least} bytes such as &quot;32 MiB&quot;</source>
        <translation>حجم لا يقل عن ‎{least}‎ بايت مثل &quot;32 MiB&quot;</translation>
    </message>
    <message>
        <source>an IP address such as &quot;127.0.0.1&quot;</source>
        <translation>عنوان IP مثل &quot;127.0.0.1&quot;</translation>
    </message>
    <message>
        <source>a list of at least one IP address</source>
        <translation>قائمة فيها عنوان IP واحد على الأقل</translation>
    </message>
    <message>
        <source>Correct this and the other problem in the file, then try again.</source>
        <translation>صحّح هذا والمشكلة الأخرى في الملف، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>Correct this and the {count} other problems in the file, then try again.</source>
        <translation>صحّح هذا والمشكلات الأخرى في الملف، وعددها ‎{count}‎، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>{file}:{line}:{column}: {problem}</source>
        <translation>{file}:{line}:{column}: {problem}</translation>
    </message>
    <message>
        <source>The default of ${{name}} cannot hold another reference.</source>
        <translation>لا يمكن أن تحتوي القيمة الافتراضية في ‎${{name}}‎ على إحالة أخرى.</translation>
    </message>
    <message>
        <source>The environment variable {name} is not set; set it, or give a default as in ${{name}:-default}.</source>
        <translation>متغير البيئة ‎{name}‎ غير مضبوط؛ اضبطه، أو حدّد قيمة افتراضية كما في ‎${{name}‎‏:-default}‎.</translation>
    </message>
    <message>
        <source>A &quot;,&quot; or &quot;}&quot; is missing in the map that begins here.</source>
        <translation>تنقص ‎&quot;,&quot;‎ أو ‎&quot;}&quot;‎ في الخريطة التي تبدأ هنا.</translation>
    </message>
    <message>
        <source>A &quot;,&quot; or &quot;]&quot; is missing in the list that begins here.</source>
        <translation>تنقص ‎&quot;,&quot;‎ أو ‎&quot;]&quot;‎ في القائمة التي تبدأ هنا.</translation>
    </message>
    <message>
        <source>An escape \x has 2, \u 4 and \U 8 hexadecimal digits.</source>
        <translation>عدد الأرقام السداسية العشرية في تتابع الهروب: 2 بعد ‎\x و4 بعد ‎\u و8 بعد ‎\U.</translation>
    </message>
    <message>
        <source>A text in quotes cannot continue after the end of the document.</source>
        <translation>لا يمكن أن يستمر النص المقتبس بعد نهاية المستند.</translation>
    </message>
    <message>
        <source>The file ends before the text in quotes does.</source>
        <translation>ينتهي الملف قبل نهاية النص المقتبس.</translation>
    </message>
    <message>
        <source>A text that begins with {sign} must be in quotes.</source>
        <translation>النص الذي يبدأ بالعلامة ‎{sign}‎ يجب أن يوضع بين علامتي اقتباس.</translation>
    </message>
    <message>
        <source>Lines are indented with spaces; this one begins with a tab.</source>
        <translation>تُزاح الأسطر بمسافات؛ وهذا السطر يبدأ بعلامة جدولة (tab).</translation>
    </message>
    <message>
        <source>This cannot be read as YAML ({problem}).</source>
        <translation>لا تمكن قراءة هذا بصيغة YAML (‏‎{problem}‎).</translation>
    </message>
    <message>
        <source>Between brackets a ${NAME} must be in quotes: &quot;${NAME}&quot;.</source>
        <translation>بين الأقواس يجب أن توضع ‎${NAME}‎ بين علامتي اقتباس: ‎&quot;‎${NAME}&quot;‎.</translation>
    </message>
    <message>
        <source>The file is larger than {size}, the limit for a configuration.</source>
        <translation>في الملف أكثر من ‎{size}‎، وهو أقصى حد للإعدادات.</translation>
    </message>
    <message>
        <source>From here on the file is not UTF-8; save it in that encoding.</source>
        <translation>ابتداءً من هنا ليس الملف بترميز UTF-8؛ احفظه بهذا الترميز.</translation>
    </message>
    <message>
        <source>Nothing in a configuration is nested deeper than {count} levels.</source>
        <translation>لا شيء في الإعداد يتداخل أعمق من ‎{count}‎ مستوى.</translation>
    </message>
    <message>
        <source>A key must be text on one line, such as &quot;server&quot;.</source>
        <translation>المفتاح نص في سطر واحد، مثل &quot;server&quot;؛ وهذا ليس كذلك.</translation>
    </message>
    <message>
        <source>The key &quot;{key}&quot; appears twice, first on line {line}.</source>
        <translation>المفتاح &quot;‎{key}‎&quot; موجود مرتين، أولًا في السطر ‎{line}‎.</translation>
    </message>
    <message>
        <source>The text that begins with this {quote} is never closed.</source>
        <translation>النص الذي يبدأ بهذه العلامة ‎{quote}‎ لا يُغلق أبدًا.</translation>
    </message>
    <message>
        <source>This YAML is invalid at line {line}: {problem}</source>
        <translation>لا تمكن قراءة بيانات YAML هذه، ابتداءً من السطر ‎{line}‎‏: ‎{problem}‎</translation>
    </message>
    <message>
        <source>stored context</source>
        <translation>السياق المخزّن</translation>
    </message>
    <message>
        <source>stored workspace</source>
        <translation>مساحة العمل المخزّنة</translation>
    </message>
    <message>
        <source>The {object} was changed outside this instance of Tooltray.</source>
        <translation>جرى تغيير ‎{object}‎ خارج نسخة Tooltray هذه.</translation>
    </message>
    <message>
        <source>The {object} already exists.</source>
        <translation>سبق إنشاء ‎{object}‎.</translation>
    </message>
    <message>
        <source>The {object} cannot be read, so nothing is written over it. Line {line}, column {column}: {problem}</source>
        <translation>لا تمكن قراءة ‎{object}‎، لذا لا يُكتب شيء فوق المحتوى. السطر ‎{line}‎، العمود ‎{column}‎‏: ‎{problem}‎</translation>
    </message>
    <message>
        <source>Fix it in place, or review and replace it.</source>
        <translation>أصلحه في مكانه، أو راجعه واستبدله.</translation>
    </message>
    <message>
        <source>The {object} was written by a newer version of Tooltray; this version leaves it as it is.</source>
        <translation>كتب إصدار أحدث من Tooltray ‏‎{object}‎؛ ويترك هذا الإصدار ذلك كما هو.</translation>
    </message>
    <message>
        <source>Update Tooltray, or move it out of the workspace.</source>
        <translation>حدّث Tooltray، أو انقل المكتوب إلى خارج مساحة العمل.</translation>
    </message>
    <message>
        <source>Grant access to the folder, then try again; nothing was changed.</source>
        <translation>امنح إذن الوصول إلى المجلد وأعد المحاولة؛ لم يتغيّر شيء.</translation>
    </message>
    <message>
        <source>Another process has the workspace &quot;{folder}&quot; open; here it is read-only.</source>
        <translation>مساحة العمل &quot;‎{folder}‎&quot; مفتوحة في عملية نظام أخرى؛ وهي هنا للقراءة فقط.</translation>
    </message>
    <message>
        <source>Process {process} has the workspace &quot;{folder}&quot; open; here it is read-only.</source>
        <translation>مساحة العمل &quot;‎{folder}‎&quot; مفتوحة في عملية النظام رقم ‎{process}‎؛ وهي هنا للقراءة فقط.</translation>
    </message>
    <message>
        <source>Close the other one, or use another data directory.</source>
        <translation>أغلق البرنامج الآخر، أو استخدم مجلد بيانات آخر.</translation>
    </message>
    <message>
        <source>The state &quot;{state}&quot; is no longer stored.</source>
        <translation>لم تعد الحالة المحفوظة &quot;‎{state}‎&quot; موجودة.</translation>
    </message>
    <message>
        <source>List the saved states again.</source>
        <translation>اعرض قائمة الحالات المحفوظة من جديد.</translation>
    </message>
    <message>
        <source>The draft exceeds {size}, the limit for unsaved work.</source>
        <translation>المسودة أكبر من الحد الأقصى للعمل غير المحفوظ، وهو ‎{size}‎.</translation>
    </message>
    <message>
        <source>Save it, or make it smaller.</source>
        <translation>احفظها، أو صغّرها.</translation>
    </message>
    <message>
        <source>The id of the draft is empty or too long.</source>
        <translation>معرّف المسودة فارغ أو أطول من اللازم.</translation>
    </message>
    <message>
        <source>There are already {count} drafts, which is the limit.</source>
        <translation>هناك ‎{count}‎ مسودة من قبل، وهذا هو الحد الأقصى.</translation>
    </message>
    <message>
        <source>Save or discard some of them.</source>
        <translation>احفظ بعضها أو تجاهله.</translation>
    </message>
    <message>
        <source>The draft no longer exists.</source>
        <translation>لم تعد هناك مسودة كهذه.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>لا يوجد ما يمكن التراجع عنه.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>لا يوجد ما تمكن إعادته.</translation>
    </message>
    <message>
        <source>A person pinned a tool &quot;{tool}&quot;, which is not there now; only a person can create another one.</source>
        <translation>ثبّت شخص أداة باسم &quot;‎{tool}‎&quot;، وهي غير موجودة الآن؛ ولا يحق إلا لشخص إنشاء أداة أخرى بهذا الاسم.</translation>
    </message>
    <message>
        <source>Choose another name, or ask the user to do it in the Tooltray window.</source>
        <translation>اختر اسمًا آخر، أو اطلب من المستخدم إجراء ذلك في نافذة Tooltray.</translation>
    </message>
    <message>
        <source>{name} is not known in ECMA-262 patterns; `^` is the start of the text.</source>
        <translation>لا تعرف أنماط ECMA-262 التتابع ‎{name}‎؛ بداية النص هي &quot;^&quot;.</translation>
    </message>
    <message>
        <source>{name} is not known in ECMA-262 patterns; `$` is the end of the text.</source>
        <translation>لا تعرف أنماط ECMA-262 التتابع ‎{name}‎؛ نهاية النص هي &quot;$&quot;.</translation>
    </message>
    <message>
        <source>{name} is not known in ECMA-262 patterns; write `[ \t]`.</source>
        <translation>لا تعرف أنماط ECMA-262 التتابع ‎{name}‎؛ اكتب &quot;‎[ \t]‎&quot;.</translation>
    </message>
    <message>
        <source>The class that opens here is not closed.</source>
        <translation>فئة المحارف التي تُفتح هنا غير مغلقة.</translation>
    </message>
    <message>
        <source>The class that opens here is too large.</source>
        <translation>فئة المحارف التي تُفتح هنا أكبر من اللازم.</translation>
    </message>
    <message>
        <source>The ends of this range are out of order.</source>
        <translation>ينتهي النطاق قبل أن يبدأ.</translation>
    </message>
    <message>
        <source>`\p` is followed by a Unicode property in braces, as in `\p{Letter}`.</source>
        <translation>يلي &quot;‎\p&quot; خاصية يونيكود بين حاصرتين، مثل &quot;‎\p{Letter}‎&quot;.</translation>
    </message>
    <message>
        <source>There is no Unicode property `{name}`.</source>
        <translation>لا توجد خاصية يونيكود اسمها &quot;‎{name}‎&quot;.</translation>
    </message>
    <message>
        <source>The pattern ends after a backslash.</source>
        <translation>ينتهي النمط بعد شرطة مائلة عكسية.</translation>
    </message>
    <message>
        <source>`\c` is followed by a letter, as in `\cA`.</source>
        <translation>يلي &quot;‎\c&quot; حرف، مثل &quot;‎\cA&quot;.</translation>
    </message>
    <message>
        <source>`\x` is followed by two hexadecimal digits.</source>
        <translation>يلي &quot;‎\x&quot; رقمان سداسيان عشريان.</translation>
    </message>
    <message>
        <source>`\u` is followed by four hexadecimal digits, or up to 10FFFF in braces.</source>
        <translation>يلي &quot;‎\u&quot; أربعة أرقام سداسية عشرية، أو قيمة لا تتجاوز 10FFFF بين حاصرتين.</translation>
    </message>
    <message>
        <source>The pattern is too large; its repetitions multiply.</source>
        <translation>النمط أكبر من اللازم؛ فتكراراته تتضاعف.</translation>
    </message>
    <message>
        <source>The pattern is too long.</source>
        <translation>النمط أطول من اللازم.</translation>
    </message>
    <message>
        <source>This closing parenthesis has no opening one.</source>
        <translation>لا يوجد قوس فتح لقوس الإغلاق هذا.</translation>
    </message>
    <message>
        <source>An assertion matches no text, so it cannot be repeated.</source>
        <translation>الشرط مثل ‎^‎ أو ‎\b‎ لا يطابق نصًا، ولذلك لا يمكن تكراره.</translation>
    </message>
    <message>
        <source>The group that opens here is not closed.</source>
        <translation>المجموعة التي تُفتح هنا غير مغلقة.</translation>
    </message>
    <message>
        <source>The numbers of this repetition are out of order.</source>
        <translation>ترتيب عددي هذا التكرار معكوس.</translation>
    </message>
    <message>
        <source>Nothing can be repeated more than 1,000 times.</source>
        <translation>لا يمكن تكرار شيء أكثر من 1,000 مرة.</translation>
    </message>
    <message>
        <source>The pattern has too many character classes.</source>
        <translation>في النمط فئات محارف أكثر من اللازم.</translation>
    </message>
    <message>
        <source>Ask the user to add one in the Tooltray window or in config.yaml.</source>
        <translation>اطلب من المستخدم إضافة واحدة في نافذة Tooltray أو في config.yaml.</translation>
    </message>
    <message>
        <source>Ask the user to add one to &quot;endpoints&quot; in the file workspaces/{name}/workspace.json of Tooltray&apos;s data folder.</source>
        <translation>اطلب من المستخدم إضافة واحدة إلى &quot;endpoints&quot; في الملف workspaces/‏‎{name}‎‏/workspace.json في مجلد بيانات Tooltray.</translation>
    </message>
    <message>
        <source>Write one on its Operation tab.</source>
        <translation>اكتب عملية في علامة التبويب &quot;العملية&quot;.</translation>
    </message>
    <message>
        <source>Correct the tool or the type &quot;{name}&quot;.</source>
        <translation>صحّح الأداة أو النوع &quot;‎{name}‎&quot;.</translation>
    </message>
    <message>
        <source>Correct the tool or the mapping &quot;{name}&quot;.</source>
        <translation>صحّح الأداة أو الربط &quot;‎{name}‎&quot;.</translation>
    </message>
    <message>
        <source>Correct the schema.</source>
        <translation>صحّح المخطط.</translation>
    </message>
    <message>
        <source>Correct the operation.</source>
        <translation>صحّح العملية.</translation>
    </message>
    <message>
        <source>Reload the schema once the endpoint can be reached.</source>
        <translation>أعد تحميل المخطط عندما يصبح الوصول إلى نقطة النهاية ممكنًا.</translation>
    </message>
    <message>
        <source>Correct the arguments, the tool or its credential as the message says.</source>
        <translation>صحّح الوسائط أو الأداة أو بيانات اعتمادها وفق ما تقوله الرسالة.</translation>
    </message>
    <message>
        <source>Wait a minute and call again, or have the client&apos;s calls per minute raised.</source>
        <translation>انتظر دقيقة ثم أعد الاستدعاء، أو اطلب رفع عدد الاستدعاءات في الدقيقة لهذا العميل.</translation>
    </message>
    <message>
        <source>The user has paused Tooltray, so no calls run now.</source>
        <translation>أوقف مستخدم هذا الحاسوب Tooltray مؤقتًا، لذا لا يُنفَّذ أي استدعاء الآن.</translation>
    </message>
    <message>
        <source>Ask them to resume it in the Tooltray window, then call again.</source>
        <translation>اطلب منه استئناف الاستدعاءات في نافذة Tooltray، ثم أعد الاستدعاء.</translation>
    </message>
    <message>
        <source>The client was asked a question and did not respond.</source>
        <translation>سُئل العميل سؤالًا ولم يُجب.</translation>
    </message>
    <message>
        <source>A request for a host name that is not allowed was rejected. Further ones within a minute are not logged.</source>
        <translation>رُفض طلب موجّه إلى اسم مضيف غير مسموح به. لا تُسجَّل الطلبات المماثلة خلال دقيقة واحدة.</translation>
    </message>
    <message>
        <source>A request from a web page whose origin is not allowed was rejected. Further ones within a minute are not logged.</source>
        <translation>رُفض طلب من صفحة ويب أصلها غير مسموح به. لا تُسجَّل الطلبات المماثلة خلال دقيقة واحدة.</translation>
    </message>
    <message>
        <source>A request with an unknown token was rejected. Further ones within a minute are not logged.</source>
        <translation>رُفض طلب برمز غير معروف. لا تُسجَّل الطلبات المماثلة خلال دقيقة واحدة.</translation>
    </message>
    <message>
        <source>The request was refused; the response says why.</source>
        <translation>رُفض الطلب؛ والسبب مذكور في الرد.</translation>
    </message>
    <message>
        <source>its header section is too long</source>
        <translation>ترويسات الرد أطول من اللازم</translation>
    </message>
    <message>
        <source>its header section is malformed</source>
        <translation>ترويسات الرد غير سليمة</translation>
    </message>
    <message>
        <source>it leads from {from} to {origin}, which is {to}</source>
        <translation>تنقل من ‎{from}‎ إلى ‎{origin}‎، وهو ‎{to}‎</translation>
    </message>
    <message>
        <source>a line in its header section is too long</source>
        <translation>أحد أسطر ترويسته أطول من اللازم</translation>
    </message>
    <message>
        <source>The installed libcurl cannot be used: {reason}.</source>
        <translation>لا يمكن استخدام libcurl المثبّتة: ‎{reason}‎.</translation>
    </message>
    <message>
        <source>Install libcurl 7.87 or later with TLS, as Debian 12 and Ubuntu 24.04 have it.</source>
        <translation>ثبّت libcurl 7.87 أو أحدث مع TLS، كما في Debian 12 وUbuntu 24.04.</translation>
    </message>
    <message>
        <source>version {version} is too old</source>
        <translation>الإصدار ‎{version}‎ أقدم من اللازم</translation>
    </message>
    <message>
        <source>it has no TLS</source>
        <translation>لا تدعم TLS</translation>
    </message>
    <message>
        <source>a public address</source>
        <translation>عنوان عام</translation>
    </message>
    <message>
        <source>a private address</source>
        <translation>عنوان خاص</translation>
    </message>
    <message>
        <source>an address of this computer</source>
        <translation>عنوان لهذا الحاسوب</translation>
    </message>
    <message>
        <source>a link-local address</source>
        <translation>عنوان محلي للوصلة</translation>
    </message>
    <message>
        <source>a reserved address</source>
        <translation>عنوان محجوز</translation>
    </message>
    <message>
        <source>The request may have taken effect: check before you retry.</source>
        <translation>ربما سرى أثر الطلب: تحقق قبل إعادة المحاولة.</translation>
    </message>
    <message>
        <source>The request waited too long for its turn at {origin}.</source>
        <translation>انتظر الطلب دوره إلى ‎{origin}‎ وقتًا أطول من اللازم.</translation>
    </message>
    <message>
        <source>Looking up the address of {host} took too long.</source>
        <translation>استغرق البحث عن عنوان ‎{host}‎ وقتًا أطول من اللازم.</translation>
    </message>
    <message>
        <source>{place} did not accept the connection in time.</source>
        <translation>لم يقبل ‎{place}‎ الاتصال في الوقت المحدد.</translation>
    </message>
    <message>
        <source>The TLS handshake with {place} took too long.</source>
        <translation>استغرقت مصافحة TLS مع ‎{place}‎ وقتًا أطول من اللازم.</translation>
    </message>
    <message>
        <source>{origin} did not accept the request in time.</source>
        <translation>لم يستلم ‎{origin}‎ الطلب في الوقت المحدد.</translation>
    </message>
    <message>
        <source>{origin} did not begin to respond in time.</source>
        <translation>لم يبدأ ‎{origin}‎ الرد في الوقت المحدد.</translation>
    </message>
    <message>
        <source>{origin} did not begin to respond within {duration}.</source>
        <translation>لم يبدأ ‎{origin}‎ الرد خلال ‎{duration}‎.</translation>
    </message>
    <message>
        <source>{origin} did not complete its response in time.</source>
        <translation>لم يُكمل ‎{origin}‎ رده في الوقت المحدد.</translation>
    </message>
    <message>
        <source>{origin} did not complete its response within {duration}.</source>
        <translation>لم يُكمل ‎{origin}‎ رده خلال ‎{duration}‎.</translation>
    </message>
    <message>
        <source>Send fewer requests at once.</source>
        <translation>أرسل طلبات متزامنة أقل.</translation>
    </message>
    <message>
        <source>Check that the endpoint&apos;s URL and this machine&apos;s network are right.</source>
        <translation>تأكد من صحة عنوان URL لنقطة النهاية ومن سلامة شبكة هذا الجهاز.</translation>
    </message>
    <message>
        <source>Request less at once.</source>
        <translation>اطلب أقل في المرة الواحدة.</translation>
    </message>
    <message>
        <source>No address was found for the host {host}.</source>
        <translation>لم يُعثر على عنوان للمضيف ‎{host}‎.</translation>
    </message>
    <message>
        <source>Check the host in the endpoint&apos;s URL, and this machine&apos;s network.</source>
        <translation>تحقق من المضيف في عنوان URL لنقطة النهاية، ومن شبكة هذا الجهاز.</translation>
    </message>
    <message>
        <source>Nothing listens at {place}.</source>
        <translation>لا شيء يستمع على ‎{place}‎.</translation>
    </message>
    <message>
        <source>Start the server there, or correct the host and port in the endpoint&apos;s URL.</source>
        <translation>ابدأ تشغيل الخادم هناك، أو صحّح المضيف والمنفذ في عنوان URL لنقطة النهاية.</translation>
    </message>
    <message>
        <source>{place} cannot be reached.</source>
        <translation>لا يمكن الوصول إلى ‎{place}‎.</translation>
    </message>
    <message>
        <source>{place} cannot be reached: {reason}.</source>
        <translation>لا يمكن الوصول إلى ‎{place}‎‏: ‎{reason}‎.</translation>
    </message>
    <message>
        <source>Check this machine&apos;s network, and the host in the endpoint&apos;s URL.</source>
        <translation>تحقق من شبكة هذا الجهاز، ومن المضيف في عنوان URL لنقطة النهاية.</translation>
    </message>
    <message>
        <source>The proxy could not connect to {place}.</source>
        <translation>تعذّر على الخادم الوسيط الاتصال بـ ‎{place}‎.</translation>
    </message>
    <message>
        <source>The proxy could not connect to {place}: {reason}.</source>
        <translation>تعذّر على الخادم الوسيط الاتصال بـ ‎{place}‎‏: ‎{reason}‎.</translation>
    </message>
    <message>
        <source>Check the proxy in the endpoint&apos;s settings, and its user name and password.</source>
        <translation>تحقق من الخادم الوسيط في إعدادات نقطة النهاية، ومن اسم المستخدم وكلمة المرور الخاصين به.</translation>
    </message>
    <message>
        <source>The certificate of {place} is not trusted.</source>
        <translation>شهادة ‎{place}‎ غير موثوقة.</translation>
    </message>
    <message>
        <source>The certificate of {place} is not trusted: {reason}.</source>
        <translation>شهادة ‎{place}‎ غير موثوقة: ‎{reason}‎.</translation>
    </message>
    <message>
        <source>Could not establish a TLS connection to {place}.</source>
        <translation>تعذّر إنشاء اتصال TLS مع ‎{place}‎.</translation>
    </message>
    <message>
        <source>Could not establish a TLS connection to {place}: {reason}.</source>
        <translation>تعذّر إنشاء اتصال TLS مع ‎{place}‎‏: ‎{reason}‎.</translation>
    </message>
    <message>
        <source>Check that the server speaks https at this port, and whether it requires a client certificate.</source>
        <translation>تأكد من أن الخادم يستخدم https على هذا المنفذ، وتحقق مما إذا كان يطلب شهادة عميل.</translation>
    </message>
    <message>
        <source>{origin} closed the connection without responding.</source>
        <translation>أغلق ‎{origin}‎ الاتصال من دون رد.</translation>
    </message>
    <message>
        <source>The connection to {origin} broke after {size} of the response.</source>
        <translation>انقطع الاتصال مع ‎{origin}‎ بعد وصول ‎{size}‎ من الرد.</translation>
    </message>
    <message>
        <source>If the problem persists, check the server&apos;s log.</source>
        <translation>إذا استمرت المشكلة فراجع سجل الخادم.</translation>
    </message>
    <message>
        <source>The response of {origin} is larger than the limit of {size}.</source>
        <translation>رد ‎{origin}‎ أكبر من الحد، وهو ‎{size}‎.</translation>
    </message>
    <message>
        <source>Request less data, or fetch it in pages.</source>
        <translation>اطلب أقل، أو اجلب البيانات على صفحات.</translation>
    </message>
    <message>
        <source>{origin} did not send a valid HTTP response.</source>
        <translation>لم يُرسل ‎{origin}‎ رد HTTP صالحًا.</translation>
    </message>
    <message>
        <source>{origin} did not send a valid HTTP response: {reason}.</source>
        <translation>لم يُرسل ‎{origin}‎ رد HTTP صالحًا: ‎{reason}‎.</translation>
    </message>
    <message>
        <source>Check that the URL names an HTTP server, and look at the server&apos;s log.</source>
        <translation>تأكد من أن عنوان URL يشير إلى خادم HTTP، وراجع سجل الخادم.</translation>
    </message>
    <message>
        <source>The response of {origin} cannot be decompressed.</source>
        <translation>لا يمكن فك ضغط رد ‎{origin}‎.</translation>
    </message>
    <message>
        <source>The response of {origin} cannot be decompressed: {reason}.</source>
        <translation>لا يمكن فك ضغط رد ‎{origin}‎‏: ‎{reason}‎.</translation>
    </message>
    <message>
        <source>Look at the server&apos;s log, or at a proxy in between.</source>
        <translation>راجع سجل الخادم، أو أي خادم وسيط في الطريق.</translation>
    </message>
    <message>
        <source>A redirect to {origin} is not followed.</source>
        <translation>لم تُتبع إحالة إلى ‎{origin}‎.</translation>
    </message>
    <message>
        <source>A redirect to {origin} is not followed: {reason}.</source>
        <translation>لم تُتبع إحالة إلى ‎{origin}‎‏: ‎{reason}‎.</translation>
    </message>
    <message>
        <source>The redirect from {origin} is not followed.</source>
        <translation>لم تُتبع الإحالة من ‎{origin}‎.</translation>
    </message>
    <message>
        <source>The redirect from {origin} is not followed: {reason}</source>
        <translation>لم تُتبع الإحالة من ‎{origin}‎‏: ‎{reason}‎</translation>
    </message>
    <message>
        <source>The redirect from {origin} is not followed: {reason}.</source>
        <translation>لم تُتبع الإحالة من ‎{origin}‎‏: ‎{reason}‎.</translation>
    </message>
    <message>
        <source>Set the endpoint&apos;s URL to the place it moved to.</source>
        <translation>اضبط عنوان URL لنقطة النهاية على العنوان الذي انتقلت إليه.</translation>
    </message>
    <message>
        <source>Too many requests are already waiting for {origin}.</source>
        <translation>عدد الطلبات المنتظرة إلى ‎{origin}‎ أكبر من اللازم.</translation>
    </message>
    <message>
        <source>Too many requests are already waiting for {origin}: {reason}.</source>
        <translation>عدد الطلبات المنتظرة إلى ‎{origin}‎ أكبر من اللازم: ‎{reason}‎.</translation>
    </message>
    <message>
        <source>Wait a moment and try again.</source>
        <translation>انتظر لحظة وأعد المحاولة.</translation>
    </message>
    <message>
        <source>The request was cancelled.</source>
        <translation>أُلغي الطلب.</translation>
    </message>
    <message>
        <source>The request cannot be sent.</source>
        <translation>لا يمكن إرسال الطلب.</translation>
    </message>
    <message>
        <source>The request cannot be sent: {reason}</source>
        <translation>لا يمكن إرسال الطلب: ‎{reason}‎</translation>
    </message>
    <message>
        <source>The request cannot be sent: {reason}.</source>
        <translation>لا يمكن إرسال الطلب: ‎{reason}‎.</translation>
    </message>
    <message>
        <source>Correct the tool or the endpoint that it was made from.</source>
        <translation>صحّح الأداة أو نقطة النهاية التي أُنشئ منها.</translation>
    </message>
    <message>
        <source>The request to {origin} failed.</source>
        <translation>فشل الطلب إلى ‎{origin}‎.</translation>
    </message>
    <message>
        <source>The request to {origin} failed: {reason}.</source>
        <translation>فشل الطلب إلى ‎{origin}‎‏: ‎{reason}‎.</translation>
    </message>
    <message>
        <source>If the problem persists, report it with this message.</source>
        <translation>إذا استمرت المشكلة فأبلغ عنها مع هذه الرسالة.</translation>
    </message>
    <message>
        <source>Look up the status in the API&apos;s documentation.</source>
        <translation>ابحث عن معنى هذه الحالة في توثيق واجهة API.</translation>
    </message>
    <message>
        <source>Compare the request with the API&apos;s documentation.</source>
        <translation>قارن الطلب بتوثيق واجهة API.</translation>
    </message>
    <message>
        <source>rejected the request</source>
        <translation>رفض الطلب</translation>
    </message>
    <message>
        <source>Correct the arguments if the message is about them; otherwise compare the request with the API&apos;s documentation.</source>
        <translation>صحّح الوسائط إذا كانت الرسالة تتعلق بها، وإلا فقارن الطلب بتوثيق واجهة API.</translation>
    </message>
    <message>
        <source>rejected the credential, or requires one</source>
        <translation>رفض بيانات الاعتماد، أو يطلبها</translation>
    </message>
    <message>
        <source>Set or renew the credential of this endpoint.</source>
        <translation>عيّن بيانات اعتماد نقطة النهاية هذه أو جدّدها.</translation>
    </message>
    <message>
        <source>requires payment</source>
        <translation>يطلب الدفع أولًا</translation>
    </message>
    <message>
        <source>Check the account that the credential belongs to.</source>
        <translation>تحقق من الحساب الذي تتبعه بيانات الاعتماد.</translation>
    </message>
    <message>
        <source>does not allow this request</source>
        <translation>لا يسمح بهذا الطلب</translation>
    </message>
    <message>
        <source>Use a credential with the permissions that this needs.</source>
        <translation>استخدم بيانات اعتماد لها الأذونات اللازمة لهذا.</translation>
    </message>
    <message>
        <source>has nothing at this path</source>
        <translation>لا يجد شيئًا في هذا المسار</translation>
    </message>
    <message>
        <source>Check the ids and names that were sent, and the path; some APIs also say this when a permission is missing.</source>
        <translation>تحقق من المعرّفات والأسماء المرسلة ومن المسار؛ بعض واجهات API ترد بهذا أيضًا عند نقص إذن.</translation>
    </message>
    <message>
        <source>does not allow this method at this path</source>
        <translation>لا يسمح بهذه الطريقة في هذا المسار</translation>
    </message>
    <message>
        <source>Check the endpoint&apos;s URL and the method.</source>
        <translation>تحقق من عنوان URL لنقطة النهاية ومن الطريقة.</translation>
    </message>
    <message>
        <source>cannot respond in any of the accepted formats</source>
        <translation>لا يستطيع الرد بأي صيغة مطلوبة</translation>
    </message>
    <message>
        <source>Check that the endpoint&apos;s URL leads to an API and not to a website.</source>
        <translation>تأكد من أن عنوان URL لنقطة النهاية يؤدي إلى واجهة API لا إلى موقع ويب.</translation>
    </message>
    <message>
        <source>waited too long for the request</source>
        <translation>انتظر الطلب أطول من اللازم</translation>
    </message>
    <message>
        <source>reports a conflict</source>
        <translation>يفيد بوجود تعارض</translation>
    </message>
    <message>
        <source>Read the current state and decide again.</source>
        <translation>اقرأ الحالة الراهنة ثم قرّر من جديد.</translation>
    </message>
    <message>
        <source>no longer has anything at this path</source>
        <translation>لم يعد لديه شيء في هذا المسار</translation>
    </message>
    <message>
        <source>Look for its successor in the API&apos;s documentation.</source>
        <translation>ابحث عن البديل في توثيق واجهة API.</translation>
    </message>
    <message>
        <source>reports that a precondition of the request failed</source>
        <translation>يفيد بأن شرطًا مسبقًا للطلب لم يتحقق</translation>
    </message>
    <message>
        <source>says that the request is too large</source>
        <translation>لا يقبل طلبًا بهذا الحجم</translation>
    </message>
    <message>
        <source>Send less at once.</source>
        <translation>أرسل أقل في المرة الواحدة.</translation>
    </message>
    <message>
        <source>says that the URL is too long</source>
        <translation>لا يقبل عنوان URL بهذا الطول</translation>
    </message>
    <message>
        <source>Send less in the URL.</source>
        <translation>أرسل أقل في عنوان URL.</translation>
    </message>
    <message>
        <source>does not accept this type of body</source>
        <translation>لا يقبل هذا النوع من المتن</translation>
    </message>
    <message>
        <source>Check the Content-Type, and that the endpoint&apos;s URL leads to the API.</source>
        <translation>تحقق من الترويسة Content-Type، ومن أن عنوان URL لنقطة النهاية يؤدي إلى واجهة API.</translation>
    </message>
    <message>
        <source>is not responsible for this host</source>
        <translation>غير مسؤول عن هذا المضيف</translation>
    </message>
    <message>
        <source>Check the host in the endpoint&apos;s URL.</source>
        <translation>تحقق من المضيف في عنوان URL لنقطة النهاية.</translation>
    </message>
    <message>
        <source>rejected the values in the request</source>
        <translation>رفض القيم الواردة في الطلب</translation>
    </message>
    <message>
        <source>Correct the arguments.</source>
        <translation>صحّح الوسائط.</translation>
    </message>
    <message>
        <source>says that this is locked</source>
        <translation>يفيد بأن هذا مقفل</translation>
    </message>
    <message>
        <source>reports that its rate limit is exceeded</source>
        <translation>يُبلغ عن تجاوز حد الطلبات</translation>
    </message>
    <message>
        <source>Wait before the next request.</source>
        <translation>انتظر قبل الطلب التالي.</translation>
    </message>
    <message>
        <source>says that the headers are too large</source>
        <translation>لا يقبل ترويسات بهذا الحجم</translation>
    </message>
    <message>
        <source>Send fewer or smaller headers.</source>
        <translation>أرسل ترويسات أقل أو أصغر.</translation>
    </message>
    <message>
        <source>does not serve this for legal reasons</source>
        <translation>لا يقدّم هذا لأسباب قانونية</translation>
    </message>
    <message>
        <source>reports an internal server error</source>
        <translation>يُبلغ عن خطأ داخلي في الخادم</translation>
    </message>
    <message>
        <source>does not support this request</source>
        <translation>لا يدعم هذا الطلب</translation>
    </message>
    <message>
        <source>got no valid response from its upstream server</source>
        <translation>لا يتلقى ردًّا سليمًا من الخادم الذي خلفه</translation>
    </message>
    <message>
        <source>cannot serve requests at the moment</source>
        <translation>لا يستطيع خدمة الطلبات الآن</translation>
    </message>
    <message>
        <source>got no response in time from its upstream server</source>
        <translation>لا يتلقى ردًّا في الوقت المناسب من الخادم الذي خلفه</translation>
    </message>
    <message>
        <source>If this persists, request less.</source>
        <translation>اطلب أقل إذا تكرر هذا.</translation>
    </message>
    <message>
        <source>says that nothing has changed since an earlier response</source>
        <translation>يفيد بأن شيئًا لم يتغير منذ رد سابق</translation>
    </message>
    <message>
        <source>Remove If-None-Match and If-Modified-Since from the headers.</source>
        <translation>أزل If-None-Match وIf-Modified-Since من الترويسات.</translation>
    </message>
    <message>
        <source>redirects the request without saying where</source>
        <translation>يحيل الطلب إلى مكان آخر من دون أن يحدده</translation>
    </message>
    <message>
        <source>Check the endpoint&apos;s URL.</source>
        <translation>تحقق من عنوان URL لنقطة النهاية.</translation>
    </message>
    <message>
        <source>returned an unexpected status</source>
        <translation>رد برمز حالة غير متوقع</translation>
    </message>
    <message>
        <source>Compare the expected statuses with the API&apos;s documentation.</source>
        <translation>قارن رموز الحالة المتوقعة بتوثيق واجهة API.</translation>
    </message>
    <message>
        <source>Wait {duration}, as the server asks.</source>
        <translation>انتظر ‎{duration}‎ كما يطلب الخادم.</translation>
    </message>
    <message>
        <source>{origin} {says} (HTTP {status}).</source>
        <translation>الخادم ‎{origin}‎‏ ‎{says}‎‏ (HTTP ‎{status}‎).</translation>
    </message>
    <message>
        <source>{origin} {says} (HTTP {status}): {excerpt}</source>
        <translation>الخادم ‎{origin}‎‏ ‎{says}‎‏ (HTTP ‎{status}‎‏): ‎{excerpt}‎</translation>
    </message>
    <message>
        <source>The header &quot;{name}&quot; cannot be sent: {reason}.</source>
        <translation>لا يمكن إرسال الترويسة &quot;‎{name}‎&quot;‏: ‎{reason}‎.</translation>
    </message>
    <message>
        <source>Correct the headers of the endpoint, the tool or the credential.</source>
        <translation>صحّح ترويسات نقطة النهاية أو الأداة أو بيانات الاعتماد.</translation>
    </message>
    <message>
        <source>&quot;{method}&quot; is not a method that can be sent.</source>
        <translation>القيمة &quot;‎{method}‎&quot; ليست طريقة يمكن إرسالها.</translation>
    </message>
    <message>
        <source>Use GET, POST, PUT, PATCH or DELETE.</source>
        <translation>استخدم GET أو POST أو PUT أو PATCH أو DELETE.</translation>
    </message>
    <message>
        <source>its name has characters that are not allowed</source>
        <translation>في اسمها محارف غير مسموح بها</translation>
    </message>
    <message>
        <source>it is set by the program itself</source>
        <translation>يضبطها البرنامج نفسه</translation>
    </message>
    <message>
        <source>its value has a line break or another control character</source>
        <translation>في قيمتها فاصل سطر أو محرف تحكم آخر</translation>
    </message>
    <message>
        <source>&quot;{url}&quot; is not a usable URL: {reason}.</source>
        <translation>عنوان URL ‏&quot;‎{url}‎&quot; غير صالح للاستخدام: ‎{reason}‎.</translation>
    </message>
    <message>
        <source>Give an absolute URL such as https://api.example.com/graphql.</source>
        <translation>أدخل عنوان URL مطلقًا مثل https://api.example.com/graphql.</translation>
    </message>
    <message>
        <source>&quot;{url}&quot; is neither an http nor an https URL.</source>
        <translation>عنوان URL ‏&quot;‎{url}‎&quot; ليس http ولا https.</translation>
    </message>
    <message>
        <source>it is too long</source>
        <translation>العنوان أطول من اللازم</translation>
    </message>
    <message>
        <source>it has a space or a control character</source>
        <translation>في العنوان مسافة أو محرف تحكم</translation>
    </message>
    <message>
        <source>it names no host</source>
        <translation>لا يحدد العنوان مضيفًا</translation>
    </message>
    <message>
        <source>it is too long or has a control character</source>
        <translation>العنوان أطول من اللازم أو فيه محرف تحكم</translation>
    </message>
    <message>
        <source>The URL contains a user name or password.</source>
        <translation>في عنوان URL اسم مستخدم أو كلمة مرور.</translation>
    </message>
    <message>
        <source>its port is not valid</source>
        <translation>المنفذ في العنوان غير صالح</translation>
    </message>
    <message>
        <source>Check the ids and names that were sent; some APIs also say this when a permission is missing.</source>
        <translation>تحقق من المعرّفات والأسماء المرسلة؛ بعض واجهات API ترد بهذا أيضًا عند نقص إذن.</translation>
    </message>
    <message>
        <source>The API failed, not the arguments. Try again later.</source>
        <translation>فشلت واجهة API، وليست المشكلة في الوسائط. أعد المحاولة لاحقًا.</translation>
    </message>
    <message>
        <source>The server gives no message.</source>
        <translation>لم يُرسل الخادم أي رسالة.</translation>
    </message>
    <message>
        <source>At {path}: The server gives no message.</source>
        <translation>عند ‎{path}‎: لم يُرسل الخادم أي رسالة.</translation>
    </message>
    <message>
        <source>Report it to the user.</source>
        <translation>أبلغ المستخدم بذلك.</translation>
    </message>
    <message>
        <source>Correct the operation or its variables as the message says.</source>
        <translation>صحّح العملية أو متغيراتها وفق ما تقوله الرسالة.</translation>
    </message>
    <message>
        <source>Check the endpoint&apos;s URL; the path of a GraphQL API is often /graphql.</source>
        <translation>تحقق من عنوان URL لنقطة النهاية؛ غالبًا ما يكون مسار واجهة GraphQL API هو ‎/graphql.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>{origin} returned nothing instead of a GraphQL response.</source>
        <translation>رد ‎{origin}‎ فارغ، والمتوقع رد GraphQL.</translation>
    </message>
    <message>
        <source>{origin} returned a web page instead of a GraphQL response.</source>
        <translation>رد ‎{origin}‎ بصفحة ويب، والمتوقع رد GraphQL.</translation>
    </message>
    <message>
        <source>{origin} returned a web page (&quot;{title}&quot;) instead of a GraphQL response.</source>
        <translation>رد ‎{origin}‎ بصفحة ويب (&quot;‎{title}‎&quot;)، والمتوقع رد GraphQL.</translation>
    </message>
    <message>
        <source>Check the endpoint&apos;s URL and whether it requires a login. The path of a GraphQL API is often /graphql.</source>
        <translation>تحقّق من عنوان URL لنقطة النهاية ومما إذا كانت تتطلب تسجيل الدخول. غالبًا ما يكون مسار واجهة GraphQL هو ‎/graphql.</translation>
    </message>
    <message>
        <source>{origin} returned a stream ({type}) instead of one GraphQL response.</source>
        <translation>يرد ‎{origin}‎ بدفق (‎{type}‎)، والمتوقع رد GraphQL واحد.</translation>
    </message>
    <message>
        <source>Run subscriptions as subscriptions, and omit @defer and @stream.</source>
        <translation>نفّذ الاشتراك على أنه اشتراك، ولا تستخدم ‎@defer و‎@stream.</translation>
    </message>
    <message>
        <source>{origin} returned JSON that ends too early, after {size}.</source>
        <translation>يرد ‎{origin}‎ ببيانات JSON تنتهي قبل أوانها، بعد ‎{size}‎.</translation>
    </message>
    <message>
        <source>{origin} returned text that is not UTF-8 at byte {offset}.</source>
        <translation>يرد ‎{origin}‎ بنص ليس بترميز UTF-8 عند البايت ‎{offset}‎.</translation>
    </message>
    <message>
        <source>{origin} returned UTF-16 or UTF-32; JSON is always UTF-8.</source>
        <translation>يرد ‎{origin}‎ بترميز UTF-16 أو UTF-32، بينما JSON دائمًا بترميز UTF-8.</translation>
    </message>
    <message>
        <source>{origin} returned JSON nested deeper than {count} levels.</source>
        <translation>يرد ‎{origin}‎ ببيانات JSON عدد مستوياتها المتداخلة أكثر من ‎{count}‎.</translation>
    </message>
    <message>
        <source>Ask for fewer levels.</source>
        <translation>اطلب مستويات أقل.</translation>
    </message>
    <message>
        <source>{origin} returned something that is not JSON: {excerpt}</source>
        <translation>رد ‎{origin}‎ بما ليس JSON: ‏‎{excerpt}‎</translation>
    </message>
    <message>
        <source>{origin} returned data that is {thing}, not an object.</source>
        <translation>قيمة data في رد ‎{origin}‎ هي ‎{thing}‎، والمطلوب كائن.</translation>
    </message>
    <message>
        <source>{origin} returned errors that are {thing}, not an array: {excerpt}</source>
        <translation>قيمة errors في رد ‎{origin}‎ هي ‎{thing}‎، والمطلوب مصفوفة: ‎{excerpt}‎</translation>
    </message>
    <message>
        <source>{origin} returned extensions that are {thing}, not an object.</source>
        <translation>قيمة extensions في رد ‎{origin}‎ هي ‎{thing}‎، والمطلوب كائن.</translation>
    </message>
    <message>
        <source>{origin} returned JSON that has neither data nor errors: {excerpt}</source>
        <translation>يرد ‎{origin}‎ ببيانات JSON ليس فيها data ولا errors: ‏‎{excerpt}‎</translation>
    </message>
    <message>
        <source>it was redirected more than {count} times</source>
        <translation>تجاوز عدد الإحالات ‎{count}‎</translation>
    </message>
    <message>
        <source>the call has reached its limit of requests</source>
        <translation>بلغ الاستدعاء حد الطلبات</translation>
    </message>
    <message>
        <source>its rate limit is reached</source>
        <translation>تم بلوغ حد المعدل</translation>
    </message>
    <message>
        <source>it does not say where to go</source>
        <translation>لا تحدد وجهة</translation>
    </message>
    <message>
        <source>it does not say where to go: {reason}</source>
        <translation>لا تحدد وجهة صالحة: ‎{reason}‎</translation>
    </message>
    <message>
        <source>it leads from https to http, to {origin}</source>
        <translation>تنقل من https إلى http، إلى ‎{origin}‎</translation>
    </message>
    <message>
        <source>it leads to itself</source>
        <translation>تعود إلى نفسها</translation>
    </message>
    <message>
        <source>it requires a GET without a body at {url}</source>
        <translation>تطلب GET بلا متن من ‎{url}‎</translation>
    </message>
    <message>
        <source>it leads to {origin}, and the body of the request does not go there</source>
        <translation>تنقل إلى ‎{origin}‎، ولا يُرسل متن الطلب إلى هناك</translation>
    </message>
    <message>
        <source>it leads to {origin}, and the key in the URL does not go there</source>
        <translation>تنقل إلى ‎{origin}‎، ولا يُرسل المفتاح الذي في عنوان URL إلى هناك</translation>
    </message>
    <message>
        <source>it leads to {origin}, and a {method} does not go there</source>
        <translation>تنقل إلى ‎{origin}‎، ولا يُرسل ‎{method}‎ إلى هناك</translation>
    </message>
    <message>
        <source>{origin} sent an event that is larger than {size}.</source>
        <translation>يرسل ‎{origin}‎ حدثًا أكبر من ‎{size}‎.</translation>
    </message>
    <message>
        <source>{origin} sent an event that is not a GraphQL response.</source>
        <translation>يرسل ‎{origin}‎ حدثًا ليس رد GraphQL.</translation>
    </message>
    <message>
        <source>{origin} returned more than {size}.</source>
        <translation>يرد ‎{origin}‎ بأكثر من ‎{size}‎.</translation>
    </message>
    <message>
        <source>{origin} ended the stream before it was complete.</source>
        <translation>أنهى ‎{origin}‎ الدفق قبل اكتماله.</translation>
    </message>
    <message>
        <source>{origin} rejected the subscription (HTTP {status}).</source>
        <translation>رفض الخادم ‎{origin}‎ الاشتراك (HTTP ‏‎{status}‎).</translation>
    </message>
    <message>
        <source>{origin} did not reserve an event stream (HTTP {status}).</source>
        <translation>لم يحجز الخادم ‎{origin}‎ دفق أحداث (HTTP ‏‎{status}‎).</translation>
    </message>
    <message>
        <source>{origin} ended the stream before it was complete (HTTP {status}).</source>
        <translation>أنهى الخادم ‎{origin}‎ الدفق قبل اكتماله (HTTP ‏‎{status}‎).</translation>
    </message>
    <message>
        <source>{origin} does not open the stream that it reserved (HTTP {status}).</source>
        <translation>لا يفتح الخادم ‎{origin}‎ الدفق الذي حجزه (HTTP ‏‎{status}‎).</translation>
    </message>
    <message>
        <source>{problem}.</source>
        <translation>{problem}.</translation>
    </message>
    <message>
        <source>The subscription failed over every protocol:</source>
        <translation>فشل الاشتراك عبر جميع البروتوكولات:</translation>
    </message>
    <message>
        <source>Check that the API supports subscriptions. If it serves them at another URL than queries, set that URL on the endpoint.</source>
        <translation>تحقق من أن واجهة API تدعم الاشتراكات. وإذا كانت تقدّمها على عنوان URL غير عنوان الاستعلامات فعيّن ذلك العنوان في نقطة النهاية.</translation>
    </message>
    <message>
        <source>Correct the operation if the message is about it; otherwise use a query instead.</source>
        <translation>صحّح العملية إذا كانت الرسالة تخصها، وإلا فاستخدم استعلامًا بدلًا منها.</translation>
    </message>
    <message>
        <source>{origin} ended the subscription before it was complete (close code {code}).</source>
        <translation>أنهى ‎{origin}‎ الاشتراك قبل اكتماله (رمز الإغلاق ‎{code}‎).</translation>
    </message>
    <message>
        <source>{origin} ended the subscription before it was complete (close code {code}): {reason}</source>
        <translation>أنهى ‎{origin}‎ الاشتراك قبل اكتماله (رمز الإغلاق ‎{code}‎‏): ‎{reason}‎</translation>
    </message>
    <message>
        <source>{origin} is shutting down (close code {code}).</source>
        <translation>الخادم ‎{origin}‎ قيد إيقاف التشغيل (رمز الإغلاق ‎{code}‎).</translation>
    </message>
    <message>
        <source>{origin} is shutting down (close code {code}): {reason}</source>
        <translation>الخادم ‎{origin}‎ قيد إيقاف التشغيل (رمز الإغلاق ‎{code}‎‏): ‎{reason}‎</translation>
    </message>
    <message>
        <source>The connection to {origin} was lost before the subscription was complete.</source>
        <translation>انقطع الاتصال بـ ‎{origin}‎ قبل اكتمال الاشتراك.</translation>
    </message>
    <message>
        <source>{origin} did not acknowledge the WebSocket connection within {duration}.</source>
        <translation>لم يؤكد ‎{origin}‎ اتصال WebSocket خلال ‎{duration}‎.</translation>
    </message>
    <message>
        <source>{origin} says that the message is too large (close code {code}).</source>
        <translation>الرسالة أكبر مما يقبله ‎{origin}‎ (رمز الإغلاق ‎{code}‎).</translation>
    </message>
    <message>
        <source>{origin} says that the message is too large (close code {code}): {reason}</source>
        <translation>الرسالة أكبر مما يقبله ‎{origin}‎ (رمز الإغلاق ‎{code}‎‏): ‎{reason}‎</translation>
    </message>
    <message>
        <source>{origin} reports an internal server error (close code {code}).</source>
        <translation>‏‎{origin}‎ يُبلغ عن خطأ داخلي في الخادم (رمز الإغلاق ‎{code}‎).</translation>
    </message>
    <message>
        <source>{origin} reports an internal server error (close code {code}): {reason}</source>
        <translation>‏‎{origin}‎ يُبلغ عن خطأ داخلي في الخادم (رمز الإغلاق ‎{code}‎‏): ‎{reason}‎</translation>
    </message>
    <message>
        <source>{origin} does not understand the subscription (close code {code}).</source>
        <translation>لا يفهم ‎{origin}‎ الاشتراك (رمز الإغلاق ‎{code}‎).</translation>
    </message>
    <message>
        <source>{origin} does not understand the subscription (close code {code}): {reason}</source>
        <translation>لا يفهم ‎{origin}‎ الاشتراك (رمز الإغلاق ‎{code}‎‏): ‎{reason}‎</translation>
    </message>
    <message>
        <source>Check that the endpoint speaks graphql-transport-ws.</source>
        <translation>تأكد من أن نقطة النهاية تدعم graphql-transport-ws.</translation>
    </message>
    <message>
        <source>{origin} rejected the credential, or requires one (close code {code}).</source>
        <translation>رفض ‎{origin}‎ بيانات الاعتماد، أو يطلبها (رمز الإغلاق ‎{code}‎).</translation>
    </message>
    <message>
        <source>{origin} rejected the credential, or requires one (close code {code}): {reason}</source>
        <translation>رفض ‎{origin}‎ بيانات الاعتماد، أو يطلبها (رمز الإغلاق ‎{code}‎‏): ‎{reason}‎</translation>
    </message>
    <message>
        <source>{origin} does not allow this request (close code {code}).</source>
        <translation>لا يسمح ‎{origin}‎ بهذا الطلب (رمز الإغلاق ‎{code}‎).</translation>
    </message>
    <message>
        <source>{origin} does not allow this request (close code {code}): {reason}</source>
        <translation>لا يسمح ‎{origin}‎ بهذا الطلب (رمز الإغلاق ‎{code}‎‏): ‎{reason}‎</translation>
    </message>
    <message>
        <source>{origin} does not speak graphql-transport-ws (close code {code}).</source>
        <translation>لا يدعم ‎{origin}‎‏ graphql-transport-ws (رمز الإغلاق ‎{code}‎).</translation>
    </message>
    <message>
        <source>{origin} does not speak graphql-transport-ws (close code {code}): {reason}</source>
        <translation>لا يدعم ‎{origin}‎‏ graphql-transport-ws (رمز الإغلاق ‎{code}‎‏): ‎{reason}‎</translation>
    </message>
    <message>
        <source>Use server-sent events for this endpoint.</source>
        <translation>استخدم الأحداث المرسلة من الخادم (server-sent events) لنقطة النهاية هذه.</translation>
    </message>
    <message>
        <source>{origin} waited too long for the connection to begin (close code {code}).</source>
        <translation>انتظر ‎{origin}‎ بدء الاتصال أطول من اللازم (رمز الإغلاق ‎{code}‎).</translation>
    </message>
    <message>
        <source>{origin} waited too long for the connection to begin (close code {code}): {reason}</source>
        <translation>انتظر ‎{origin}‎ بدء الاتصال أطول من اللازم (رمز الإغلاق ‎{code}‎‏): ‎{reason}‎</translation>
    </message>
    <message>
        <source>{origin} already has a subscription with this id (close code {code}).</source>
        <translation>لدى ‎{origin}‎ اشتراك بهذا المعرّف من قبل (رمز الإغلاق ‎{code}‎).</translation>
    </message>
    <message>
        <source>{origin} already has a subscription with this id (close code {code}): {reason}</source>
        <translation>لدى ‎{origin}‎ اشتراك بهذا المعرّف من قبل (رمز الإغلاق ‎{code}‎‏): ‎{reason}‎</translation>
    </message>
    <message>
        <source>{origin} reports that its rate limit is exceeded (close code {code}).</source>
        <translation>‏‎{origin}‎ يُبلغ عن تجاوز حد الطلبات (رمز الإغلاق ‎{code}‎).</translation>
    </message>
    <message>
        <source>{origin} reports that its rate limit is exceeded (close code {code}): {reason}</source>
        <translation>‏‎{origin}‎ يُبلغ عن تجاوز حد الطلبات (رمز الإغلاق ‎{code}‎‏): ‎{reason}‎</translation>
    </message>
    <message>
        <source>{origin} closed the subscription (close code {code}).</source>
        <translation>أغلق ‎{origin}‎ الاشتراك (رمز الإغلاق ‎{code}‎).</translation>
    </message>
    <message>
        <source>{origin} closed the subscription (close code {code}): {reason}</source>
        <translation>أغلق ‎{origin}‎ الاشتراك (رمز الإغلاق ‎{code}‎‏): ‎{reason}‎</translation>
    </message>
    <message>
        <source>{origin} sent a message that is not a JSON object.</source>
        <translation>يرسل ‎{origin}‎ رسالة ليست كائن JSON.</translation>
    </message>
    <message>
        <source>{origin} sent a message without a type.</source>
        <translation>يرسل ‎{origin}‎ رسالة بلا نوع.</translation>
    </message>
    <message>
        <source>{origin} acknowledged the connection twice.</source>
        <translation>يؤكد ‎{origin}‎ الاتصال مرتين.</translation>
    </message>
    <message>
        <source>{origin} sent a message of the unknown type &quot;{type}&quot;.</source>
        <translation>يرسل ‎{origin}‎ رسالة من نوع غير معروف &quot;‎{type}‎&quot;.</translation>
    </message>
    <message>
        <source>{origin} sent a message for a subscription that was never requested.</source>
        <translation>يرسل ‎{origin}‎ رسالة لاشتراك لم يُطلب قط.</translation>
    </message>
    <message>
        <source>{origin} sent an error that is not a list of errors.</source>
        <translation>يرسل ‎{origin}‎ رسالة خطأ ليست فيها قائمة أخطاء.</translation>
    </message>
    <message>
        <source>Look at the server&apos;s log; it may speak another version of the protocol.</source>
        <translation>راجع سجل الخادم؛ فقد يستخدم إصدارًا آخر من البروتوكول.</translation>
    </message>
    <message>
        <source>{origin} sent an error message that lists no error.</source>
        <translation>يرسل ‎{origin}‎ رسالة خطأ فارغة.</translation>
    </message>
    <message>
        <source>Give the endpoint a file in PEM format.</source>
        <translation>حدّد لنقطة النهاية ملفًا بصيغة PEM.</translation>
    </message>
    <message>
        <source>&quot;{path}&quot; contains no certificate.</source>
        <translation>لا يحتوي &quot;‎{path}‎&quot; على شهادة.</translation>
    </message>
    <message>
        <source>&quot;{path}&quot; contains no private key that can be read with the given password.</source>
        <translation>لا يحتوي &quot;‎{path}‎&quot; على مفتاح خاص تمكن قراءته بكلمة المرور المعطاة.</translation>
    </message>
    <message>
        <source>{origin} does not accept WebSocket connections at this URL.</source>
        <translation>لا يقبل الخادم ‎{origin}‎ اتصالات WebSocket على عنوان URL هذا.</translation>
    </message>
    <message>
        <source>{origin} does not accept WebSocket connections at this URL (HTTP {status}).</source>
        <translation>لا يقبل الخادم ‎{origin}‎ اتصالات WebSocket على عنوان URL هذا (HTTP ‏‎{status}‎).</translation>
    </message>
    <message>
        <source>Use server-sent events for this endpoint, or set the URL of its subscriptions.</source>
        <translation>استخدم الأحداث المرسلة من الخادم (server-sent events) لنقطة النهاية هذه، أو حدّد عنوان URL لاشتراكاتها.</translation>
    </message>
    <message>
        <source>The case &quot;{case}&quot; calls the tool &quot;{tool}&quot; without its parameter &quot;{name}&quot;, which that tool requires.</source>
        <translation>تستدعي الحالة &quot;‎{case}‎&quot; الأداة &quot;‎{tool}‎&quot; من دون المعامل &quot;‎{name}‎&quot; الذي تتطلبه تلك الأداة.</translation>
    </message>
    <message>
        <source>The step &quot;{step}&quot; calls the tool &quot;{tool}&quot; without its parameter &quot;{name}&quot;, which that tool requires.</source>
        <translation>تستدعي الخطوة &quot;‎{step}‎&quot; الأداة &quot;‎{tool}‎&quot; من دون المعامل &quot;‎{name}‎&quot; الذي تتطلبه تلك الأداة.</translation>
    </message>
    <message>
        <source>The case &quot;{case}&quot; passes &quot;{name}&quot; to the tool &quot;{tool}&quot;, which has no such parameter.</source>
        <translation>تمرّر الحالة &quot;‎{case}‎&quot; القيمة &quot;‎{name}‎&quot; إلى الأداة &quot;‎{tool}‎&quot;، وليس فيها معامل كهذا.</translation>
    </message>
    <message>
        <source>The step &quot;{step}&quot; passes &quot;{name}&quot; to the tool &quot;{tool}&quot;, which has no such parameter.</source>
        <translation>تمرّر الخطوة &quot;‎{step}‎&quot; القيمة &quot;‎{name}‎&quot; إلى الأداة &quot;‎{tool}‎&quot;، وليس فيها معامل كهذا.</translation>
    </message>
    <message>
        <source>The case &quot;{case}&quot; passes a constant as &quot;{name}&quot; to the tool &quot;{tool}&quot;, which never takes it: {reason}</source>
        <translation>تمرّر الحالة &quot;‎{case}‎&quot; قيمة ثابتة في &quot;‎{name}‎&quot; إلى الأداة &quot;‎{tool}‎&quot;، ولا تقبلها هذه أبدًا: ‎{reason}‎</translation>
    </message>
    <message>
        <source>The step &quot;{step}&quot; passes a constant as &quot;{name}&quot; to the tool &quot;{tool}&quot;, which never takes it: {reason}</source>
        <translation>تمرّر الخطوة &quot;‎{step}‎&quot; قيمة ثابتة في &quot;‎{name}‎&quot; إلى الأداة &quot;‎{tool}‎&quot;، ولا تقبلها هذه أبدًا: ‎{reason}‎</translation>
    </message>
    <message>
        <source>Choose a tool.</source>
        <translation>اختر أداة.</translation>
    </message>
    <message>
        <source>It calls the built-in tool &quot;{tool}&quot;. A tool can call saved tools only.</source>
        <translation>تستدعي الأداة المدمجة &quot;‎{tool}‎&quot;. لا يمكن لأداة أن تستدعي إلا الأدوات المحفوظة.</translation>
    </message>
    <message>
        <source>It calls the tool &quot;{tool}&quot;, which does not exist.</source>
        <translation>تستدعي الأداة &quot;‎{tool}‎&quot;، وهي غير موجودة.</translation>
    </message>
    <message>
        <source>It calls version {version} of the tool &quot;{tool}&quot;, which does not exist.</source>
        <translation>تستدعي الإصدار ‎{version}‎ من الأداة &quot;‎{tool}‎&quot;، وهو غير موجود.</translation>
    </message>
    <message>
        <source>The step &quot;{step}&quot; is a second mutation, and this tool allows one per call. Give all but one of the mutations a condition.</source>
        <translation>الخطوة &quot;‎{step}‎&quot; تعديل ثانٍ، وهذه الأداة تسمح بتعديل واحد في كل استدعاء. ضع شرطًا لكل التعديلات عدا واحد.</translation>
    </message>
    <message>
        <source>The tools that this tool calls are nested too deeply. At most {count} tools can call each other in a chain.</source>
        <translation>الأدوات التي تستدعيها هذه الأداة تتداخل أعمق من اللازم. لا يمكن أن يتجاوز عدد الأدوات التي تستدعي بعضها بعضًا على التوالي ‎{count}‎.</translation>
    </message>
    <message>
        <source>The tools that this tool calls form a cycle.</source>
        <translation>الأدوات التي تستدعيها هذه الأداة تدور في حلقة.</translation>
    </message>
    <message>
        <source>At {place}: {problem}</source>
        <translation>عند ‎{place}‎‏: ‎{problem}‎</translation>
    </message>
    <message>
        <source>At {place}, line {line}, column {column}: {problem}</source>
        <translation>عند ‎{place}‎، السطر ‎{line}‎، العمود ‎{column}‎‏: ‎{problem}‎</translation>
    </message>
    <message>
        <source>The tool returns a value of the type {returned} here, but the output schema says {declared}. Correct the output schema.</source>
        <translation>تعيد الأداة هنا قيمة من النوع ‎{returned}‎، ومخطط المخرجات يقول ‎{declared}‎. صحّح مخطط المخرجات.</translation>
    </message>
    <message>
        <source>The output schema requires &quot;{name}&quot;, which the result of the tool never has. Add it to the result, or remove it from &quot;required&quot;.</source>
        <translation>يتطلب مخطط المخرجات &quot;‎{name}‎&quot; الذي لا يرد أبدًا في نتيجة الأداة. أضفه إلى النتيجة أو أزله من &quot;required&quot;.</translation>
    </message>
    <message>
        <source>The parameter &quot;{name}&quot; lists &quot;{value}&quot;, but no case has that name. Add the case, or remove the value.</source>
        <translation>يسرد المعامل &quot;‎{name}‎&quot; القيمة &quot;‎{value}‎&quot;، ولا توجد حالة بهذا الاسم. أضف الحالة أو أزل القيمة.</translation>
    </message>
    <message>
        <source>The pagination uses the variable &quot;${name}&quot;, which the operation does not have.</source>
        <translation>يستخدم جلب الصفحات المتغير &quot;‎${name}‎&quot;، وهو غير موجود في العملية.</translation>
    </message>
    <message>
        <source>The path contains the query parameter &quot;{name}&quot;. Move it to &quot;query&quot;, and bind it to a secret context variable.</source>
        <translation>يحتوي المسار على معامل الاستعلام &quot;‎{name}‎&quot;. انقله إلى &quot;query&quot;، واربطه بمتغير سياق سرّي.</translation>
    </message>
    <message>
        <source>The query parameter &quot;{name}&quot; is a constant. Bind it to a secret context variable instead.</source>
        <translation>معامل الاستعلام &quot;‎{name}‎&quot; قيمة ثابتة. اربطه بدلًا من ذلك بمتغير سياق سرّي.</translation>
    </message>
    <message>
        <source>The parameter &quot;{name}&quot; is a constant. Bind it to a secret context variable instead.</source>
        <translation>المعامل &quot;‎{name}‎&quot; قيمة ثابتة. اربطه بدلًا من ذلك بمتغير سياق سرّي.</translation>
    </message>
    <message>
        <source>It has no &quot;properties&quot;, and &quot;{name}&quot; is not a keyword of JSON Schema. Did you mean &quot;properties&quot;?</source>
        <translation>لا توجد &quot;properties&quot;، و&quot;‎{name}‎&quot; ليست كلمة مفتاحية في JSON Schema. هل تقصد &quot;properties&quot;؟</translation>
    </message>
    <message>
        <source>It has no &quot;properties&quot;, and &quot;{name}&quot; is not a keyword of JSON Schema. Write an enumeration as {&quot;enum&quot;: [...]}, and an object as {&quot;type&quot;: &quot;object&quot;, &quot;properties&quot;: {...}}.</source>
        <translation>لا توجد &quot;properties&quot;، و&quot;‎{name}‎&quot; ليست كلمة مفتاحية في JSON Schema. اكتب التعداد بالشكل ‎{&quot;enum&quot;: [...]}‎ والكائن بالشكل ‎{&quot;type&quot;: &quot;object&quot;, &quot;properties&quot;: {...}}‎.</translation>
    </message>
    <message>
        <source>The &quot;entries&quot; are empty.</source>
        <translation>‏&quot;entries&quot; فارغة.</translation>
    </message>
    <message>
        <source>Only responses to read requests can be cached; remove &quot;idempotency&quot; from this tool.</source>
        <translation>لا يمكن تخزين سوى ردود طلبات القراءة مؤقتًا؛ أزل &quot;idempotency&quot; من هذه الأداة.</translation>
    </message>
    <message>
        <source>The &quot;cache_key_params&quot; name &quot;{name}&quot;, which is neither a parameter nor a variable of the tool.</source>
        <translation>يذكر &quot;cache_key_params&quot; الاسم &quot;‎{name}‎&quot;، وهو ليس معاملًا للأداة ولا متغيرًا فيها.</translation>
    </message>
    <message>
        <source>The binding creates no member &quot;{member}&quot;, which the input type &quot;{type}&quot; requires.</source>
        <translation>لا يُنشئ الإسناد العضو &quot;‎{member}‎&quot; الذي يتطلبه نوع الإدخال &quot;‎{type}‎&quot;.</translation>
    </message>
    <message>
        <source>The binding creates a list, which &quot;${variable}&quot; of the type {type} does not accept.</source>
        <translation>يُنشئ الإسناد قائمة لا يقبلها &quot;‎${variable}‎&quot; من النوع ‎{type}‎.</translation>
    </message>
    <message>
        <source>The binding creates an object, which &quot;${variable}&quot; of the type {type} does not accept.</source>
        <translation>يُنشئ الإسناد كائنًا لا يقبله &quot;‎${variable}‎&quot; من النوع ‎{type}‎.</translation>
    </message>
    <message>
        <source>The binding creates the member &quot;{member}&quot;, but the input type &quot;{type}&quot; has no such field.</source>
        <translation>يُنشئ الإسناد العضو &quot;‎{member}‎&quot;، وليس في نوع الإدخال &quot;‎{type}‎&quot; حقل بهذا الاسم.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; gets {what} from &quot;{source}&quot;, but accepts only {what_else}.</source>
        <translation>يتلقى &quot;‎{name}‎&quot;‏ ‎{what}‎ من &quot;‎{source}‎&quot;، ولا يقبل إلا ‎{what_else}‎.</translation>
    </message>
    <message>
        <source>the type &quot;{type}&quot;</source>
        <translation>النوع &quot;‎{type}‎&quot;</translation>
    </message>
    <message>
        <source>The operation is empty. Write a query, mutation or subscription.</source>
        <translation>العملية فارغة. اكتب استعلامًا أو تعديلًا أو اشتراكًا.</translation>
    </message>
    <message>
        <source>The document has no operation, or it has several and &quot;operation_name&quot; selects none.</source>
        <translation>المستند بلا عملية، أو فيه عدة عمليات ولا يختار &quot;operation_name&quot; أيًّا منها.</translation>
    </message>
    <message>
        <source>The document has no operation &quot;{name}&quot;.</source>
        <translation>لا توجد في المستند عملية باسم &quot;‎{name}‎&quot;.</translation>
    </message>
    <message>
        <source>Pass {names} as &quot;operation_name&quot;.</source>
        <translation>مرّر ‎{names}‎ في &quot;operation_name&quot;.</translation>
    </message>
    <message>
        <source>Omit &quot;operation_name&quot;.</source>
        <translation>احذف &quot;operation_name&quot;.</translation>
    </message>
    <message>
        <source>A binding is for the variable &quot;${name}&quot;, which the operation does not have.</source>
        <translation>يوجد إسناد للمتغير &quot;‎${name}‎&quot;، وهو غير موجود في العملية.</translation>
    </message>
    <message>
        <source>&quot;{from}&quot; cannot be renamed to &quot;{to}&quot;, which the operation also selects. Choose another name, or drop that one.</source>
        <translation>لا يمكن تغيير الاسم &quot;‎{from}‎&quot; إلى &quot;‎{to}‎&quot;، لأن العملية تختار حقلًا بهذا الاسم إلى جانبه. اختر اسمًا آخر، أو احذف ذلك الحقل.</translation>
    </message>
    <message>
        <source>The path {path} does not exist in the response: the operation does not select &quot;{name}&quot; there.</source>
        <translation>المسار ‎{path}‎ غير موجود في الرد: العملية لا تختار &quot;‎{name}‎&quot; هناك.</translation>
    </message>
    <message>
        <source>{what} or {what_else}</source>
        <translation>‏‎{what}‎ أو ‎{what_else}‎</translation>
    </message>
    <message>
        <source>{what} whose elements are each {what_inside}</source>
        <translation>‏‎{what}‎ كل عنصر فيها ‎{what_inside}‎</translation>
    </message>
    <message>
        <source>The default of the parameter &quot;{name}&quot; is {value}, which the variable &quot;${variable}&quot; never takes: {reason}</source>
        <translation>القيمة الافتراضية للمعامل &quot;‎{name}‎&quot; هي ‎{value}‎، ولا يقبلها المتغير &quot;‎${variable}‎&quot; أبدًا: ‎{reason}‎</translation>
    </message>
    <message>
        <source>The mapping &quot;{name}&quot; sends {value} for &quot;{label}&quot;, which the variable &quot;${variable}&quot; never takes: {reason}</source>
        <translation>يرسل الربط &quot;‎{name}‎&quot; القيمة ‎{value}‎ عن &quot;‎{label}‎&quot;، ولا يقبلها المتغير &quot;‎${variable}‎&quot; أبدًا: ‎{reason}‎</translation>
    </message>
    <message>
        <source>The parameter &quot;{name}&quot; requires {fields}, and the input type &quot;{type}&quot; takes exactly one of its fields.</source>
        <translation>يتطلب المعامل &quot;‎{name}‎&quot; الحقول ‎{fields}‎، ولا يقبل نوع الإدخال &quot;‎{type}‎&quot; إلا حقلًا واحدًا من حقوله.</translation>
    </message>
    <message>
        <source>The parameter &quot;{name}&quot; has the member &quot;{member}&quot;, but the input type &quot;{type}&quot; has no such field.</source>
        <translation>في المعامل &quot;‎{name}‎&quot; العضو &quot;‎{member}‎&quot;، وليس في نوع الإدخال &quot;‎{type}‎&quot; حقل كهذا.</translation>
    </message>
    <message>
        <source>The parameter &quot;{name}&quot; allows no member &quot;{member}&quot;, which the input type &quot;{type}&quot; requires.</source>
        <translation>لا يسمح المعامل &quot;‎{name}‎&quot; بالعضو &quot;‎{member}‎&quot; الذي يتطلبه نوع الإدخال &quot;‎{type}‎&quot;.</translation>
    </message>
    <message>
        <source>No value of the parameter &quot;{name}&quot; fits the variable &quot;${variable}&quot; of the type {type}.</source>
        <translation>لا يقبل المعامل &quot;‎{name}‎&quot; أي قيمة يقبلها المتغير &quot;‎${variable}‎&quot; من النوع ‎{type}‎.</translation>
    </message>
    <message>
        <source>No value of the member &quot;{member}&quot; of the parameter &quot;{name}&quot; fits its field of the type {type} in the input type &quot;{input}&quot;.</source>
        <translation>لا يقبل العضو &quot;‎{member}‎&quot; في المعامل &quot;‎{name}‎&quot; أي قيمة يقبلها حقله من النوع ‎{type}‎ في نوع الإدخال &quot;‎{input}‎&quot;.</translation>
    </message>
    <message>
        <source>The parameter &quot;{name}&quot; is {what}, which the variable &quot;${variable}&quot; of the type {type} never takes.</source>
        <translation>المعامل &quot;‎{name}‎&quot; هو ‎{what}‎، ولا يقبل المتغير &quot;‎${variable}‎&quot; من النوع ‎{type}‎ ذلك أبدًا.</translation>
    </message>
    <message>
        <source>The member &quot;{member}&quot; of the parameter &quot;{name}&quot; is {what}, which its field of the type {type} in the input type &quot;{input}&quot; never takes.</source>
        <translation>العضو &quot;‎{member}‎&quot; في المعامل &quot;‎{name}‎&quot; هو ‎{what}‎، ولا يقبل حقله من النوع ‎{type}‎ في نوع الإدخال &quot;‎{input}‎&quot; ذلك أبدًا.</translation>
    </message>
    <message>
        <source>The parameter &quot;{name}&quot; lists {value}, which the variable &quot;${variable}&quot; never takes: {reason}</source>
        <translation>يذكر المعامل &quot;‎{name}‎&quot; القيمة ‎{value}‎، ولا يقبلها المتغير &quot;‎${variable}‎&quot; أبدًا: ‎{reason}‎</translation>
    </message>
    <message>
        <source>No value fits an empty &quot;enum&quot;. List the values.</source>
        <translation>لا تلائم أي قيمة &quot;enum&quot; فارغًا. اذكر القيم.</translation>
    </message>
    <message>
        <source>No value of the &quot;enum&quot; fits the other keywords. Correct the values or the keywords.</source>
        <translation>لا تناسب أي قيمة في &quot;enum&quot; الكلمات المفتاحية الأخرى. صحّح القيم أو الكلمات المفتاحية.</translation>
    </message>
    <message>
        <source>&quot;{lower}&quot; is greater than &quot;{upper}&quot;. Correct one of them.</source>
        <translation>‏&quot;‎{lower}‎&quot; أكبر من &quot;‎{upper}‎&quot;. صحّح أحدهما.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is required but not declared. Declare it in &quot;properties&quot;, or remove it from &quot;required&quot;.</source>
        <translation>‏&quot;‎{name}‎&quot; مطلوب لكنه غير مصرَّح به. صرّح به في &quot;properties&quot;، أو أزله من &quot;required&quot;.</translation>
    </message>
    <message>
        <source>The step &quot;{step}&quot; returns nothing at {path}: the result of the tool that it calls has no &quot;{name}&quot; there.</source>
        <translation>لا تُرجع الخطوة &quot;‎{step}‎&quot; شيئًا عند ‎{path}‎: لا تتضمن نتيجة الأداة التي تستدعيها &quot;‎{name}‎&quot; هناك.</translation>
    </message>
    <message>
        <source>The step &quot;{step}&quot; returns nothing at {path}: &quot;{name}&quot; is not selected there.</source>
        <translation>لا تُرجع الخطوة &quot;‎{step}‎&quot; شيئًا عند ‎{path}‎: الحقل &quot;‎{name}‎&quot; غير محدد هناك.</translation>
    </message>
    <message>
        <source>An item of the step &quot;{step}&quot; has nothing at {path}: the result of the tool that it calls has no &quot;{name}&quot; there.</source>
        <translation>ليس لعنصر من الخطوة &quot;‎{step}‎&quot; شيء عند ‎{path}‎: لا تتضمن نتيجة الأداة التي تستدعيها &quot;‎{name}‎&quot; هناك.</translation>
    </message>
    <message>
        <source>An item of the step &quot;{step}&quot; has nothing at {path}: &quot;{name}&quot; is not selected there.</source>
        <translation>ليس لعنصر من الخطوة &quot;‎{step}‎&quot; شيء عند ‎{path}‎: الحقل &quot;‎{name}‎&quot; غير محدد هناك.</translation>
    </message>
    <message>
        <source>The case &quot;{case}&quot; returns nothing at {path}: the result of the tool that it calls has no &quot;{name}&quot; there.</source>
        <translation>لا تُرجع الحالة &quot;‎{case}‎&quot; شيئًا عند ‎{path}‎: لا تتضمن نتيجة الأداة التي تستدعيها &quot;‎{name}‎&quot; هناك.</translation>
    </message>
    <message>
        <source>The case &quot;{case}&quot; returns nothing at {path}: &quot;{name}&quot; is not selected there.</source>
        <translation>لا تُرجع الحالة &quot;‎{case}‎&quot; شيئًا عند ‎{path}‎: الحقل &quot;‎{name}‎&quot; غير محدد هناك.</translation>
    </message>
    <message>
        <source>The result of the tool has no member &quot;{name}&quot; where the rule looks for it.</source>
        <translation>لا تحتوي نتيجة الأداة على العضو &quot;‎{name}‎&quot; في الموضع الذي تبحث فيه القاعدة.</translation>
    </message>
    <message>
        <source>No version up to this one has an operation.</source>
        <translation>لا عملية في أي إصدار حتى هذا الإصدار.</translation>
    </message>
    <message>
        <source>The tool has no steps. Add at least one.</source>
        <translation>ليس للأداة خطوات. أضف خطوة واحدة على الأقل.</translation>
    </message>
    <message>
        <source>Nothing fills {{name}} in the path. Make it a parameter, bind it, or set a context variable of that name.</source>
        <translation>لا شيء يملأ ‎{{name}}‎ في المسار. اجعله معاملًا، أو أسنِد إليه قيمة، أو اضبط متغير سياق بهذا الاسم.</translation>
    </message>
    <message>
        <source>The header &quot;{header}&quot; is a constant. Credentials belong to the endpoint, not in a tool: remove it.</source>
        <translation>الترويسة &quot;‎{header}‎&quot; قيمة ثابتة. مكان بيانات الاعتماد نقطة النهاية لا الأداة: أزلها.</translation>
    </message>
    <message>
        <source>In {document}: {problem}</source>
        <translation>في ‎{document}‎‏: ‎{problem}‎</translation>
    </message>
    <message>
        <source>The parameters of a tool are the members of an object. Write &quot;type&quot;: &quot;object&quot;.</source>
        <translation>معاملات الأداة هي أعضاء كائن. اكتب ‎&quot;type&quot;: &quot;object&quot;‎.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; does not fit the parameters that the tool has. Correct it, or the parameters.</source>
        <translation>‏&quot;‎{name}‎&quot; لا يناسب معاملات الأداة. صحّحه أو صحّح المعاملات.</translation>
    </message>
    <message>
        <source>The default of the parameter &quot;{name}&quot; does not fit it: {problem}</source>
        <translation>القيمة الافتراضية للمعامل &quot;‎{name}‎&quot; لا تناسبه: ‎{problem}‎</translation>
    </message>
    <message>
        <source>An error rule refers to the step &quot;{step}&quot;, which the tool does not have.</source>
        <translation>تخص إحدى قواعد الأخطاء الخطوة &quot;‎{step}‎&quot;، وهي غير موجودة في الأداة.</translation>
    </message>
    <message>
        <source>A binding takes the parameter &quot;{name}&quot;, which the tool does not have.</source>
        <translation>يأخذ أحد الإسنادات المعامل &quot;‎{name}‎&quot;، وهو غير موجود في الأداة.</translation>
    </message>
    <message>
        <source>The pagination path &quot;{path}&quot; is not a JSON Pointer.</source>
        <translation>مسار جلب الصفحات &quot;‎{path}‎&quot; ليس JSON Pointer.</translation>
    </message>
    <message>
        <source>Begin it with a slash, such as /issues.</source>
        <translation>ابدأه بشرطة مائلة، مثل ‎/issues.</translation>
    </message>
    <message>
        <source>Choose the style page: the variable &quot;{name}&quot; is the page number.</source>
        <translation>اختر النمط page: المتغير &quot;‎{name}‎&quot; هو رقم الصفحة.</translation>
    </message>
    <message>
        <source>Choose the style offset: the variable &quot;{name}&quot; is the offset.</source>
        <translation>اختر النمط offset: المتغير &quot;‎{name}‎&quot; هو الإزاحة.</translation>
    </message>
    <message>
        <source>Pass it to the field through a variable, or name that variable in the pagination.</source>
        <translation>مرّره إلى الحقل عبر متغير، أو اذكر ذلك المتغير في إعداد جلب الصفحات.</translation>
    </message>
    <message>
        <source>Name the query parameter in the &quot;variables&quot; of the pagination.</source>
        <translation>اذكر معامل الاستعلام في &quot;variables&quot; ضمن إعداد جلب الصفحات.</translation>
    </message>
    <message>
        <source>The operation has no variable for {thing}.</source>
        <translation>لا متغير في العملية لـ ‎{thing}‎.</translation>
    </message>
    <message>
        <source>No query parameter takes {thing}.</source>
        <translation>لا معامل استعلام يأخذ ‎{thing}‎.</translation>
    </message>
    <message>
        <source>the cursor</source>
        <translation>المؤشر</translation>
    </message>
    <message>
        <source>the offset</source>
        <translation>الإزاحة</translation>
    </message>
    <message>
        <source>the page number</source>
        <translation>رقم الصفحة</translation>
    </message>
    <message>
        <source>The operation does not select the cursor of the next page of &quot;{name}&quot;.</source>
        <translation>لا تختار العملية مؤشر الصفحة التالية من &quot;‎{name}‎&quot;.</translation>
    </message>
    <message>
        <source>Add pageInfo { hasNextPage endCursor } to it.</source>
        <translation>أضف إليه ‎pageInfo { hasNextPage endCursor }‎.</translation>
    </message>
    <message>
        <source>The operation selects no edges of &quot;{name}&quot;.</source>
        <translation>لا تختار العملية edges في &quot;‎{name}‎&quot;.</translation>
    </message>
    <message>
        <source>Select them, or choose the merge strategy concat_nodes.</source>
        <translation>أضفها، أو اختر استراتيجية الدمج concat_nodes.</translation>
    </message>
    <message>
        <source>The operation selects no nodes of &quot;{name}&quot;.</source>
        <translation>لا تختار العملية nodes في &quot;‎{name}‎&quot;.</translation>
    </message>
    <message>
        <source>Add nodes { ... } to it.</source>
        <translation>أضف إليه ‎nodes { ... }‎.</translation>
    </message>
    <message>
        <source>The path of the next cursor &quot;{path}&quot; is not a JSON Pointer.</source>
        <translation>مسار المؤشر التالي &quot;‎{path}‎&quot; ليس JSON Pointer.</translation>
    </message>
    <message>
        <source>Begin it with a slash, such as /page/next.</source>
        <translation>ابدأه بشرطة مائلة، مثل ‎/page/next.</translation>
    </message>
    <message>
        <source>No field of the operation takes the arguments of a page from variables.</source>
        <translation>لا حقل في العملية يأخذ وسائط الصفحة من متغيرات.</translation>
    </message>
    <message>
        <source>Give the list arguments such as first: $first, after: $after, or name its path and variables in the pagination.</source>
        <translation>أعطِ القائمة وسائط مثل ‎first: $first, after: $after‎، أو اذكر مسارها ومتغيراتها في إعداد جلب الصفحات.</translation>
    </message>
    <message>
        <source>The pagination style of this list is unclear.</source>
        <translation>أسلوب جلب صفحات هذه القائمة غير واضح.</translation>
    </message>
    <message>
        <source>Set &quot;style&quot; in the pagination: relay, offset, cursor or page.</source>
        <translation>اضبط &quot;style&quot; في إعداد جلب الصفحات: relay أو offset أو cursor أو page.</translation>
    </message>
    <message>
        <source>The pagination does not name the field with the cursor of the next page.</source>
        <translation>لا يذكر إعداد جلب الصفحات الحقل الذي يحمل مؤشر الصفحة التالية.</translation>
    </message>
    <message>
        <source>Set next_cursor_path in the pagination.</source>
        <translation>اضبط next_cursor_path في إعداد جلب الصفحات.</translation>
    </message>
    <message>
        <source>A REST tool has no connections.</source>
        <translation>ليس لأداة REST اتصالات (connections).</translation>
    </message>
    <message>
        <source>Choose the style offset, page or cursor.</source>
        <translation>اختر النمط offset أو page أو cursor.</translation>
    </message>
    <message>
        <source>The tool has no description.</source>
        <translation>الأداة بلا وصف.</translation>
    </message>
    <message>
        <source>The description is {size} bytes long; what comes after {most} may never be seen.</source>
        <translation>طول الوصف ‎{size}‎ بايت؛ وما بعد ‎{most}‎ قد لا يُرى أبدًا.</translation>
    </message>
    <message>
        <source>Keep it below {most} bytes, with the most important sentence first.</source>
        <translation>اجعله أقل من ‎{most}‎ بايت، والجملة الأساسية أولًا.</translation>
    </message>
    <message>
        <source>The description is too short to be useful.</source>
        <translation>الوصف أقصر من أن يكون مفيدًا.</translation>
    </message>
    <message>
        <source>Say what the tool does, on what, and what it returns.</source>
        <translation>بيّن ما تفعله الأداة، وعلى أي شيء، وبماذا ترد.</translation>
    </message>
    <message>
        <source>The first sentence is {size} bytes long; clients with short tool lists cut it off.</source>
        <translation>طول الجملة الأولى ‎{size}‎ بايت؛ والعملاء الذين يعرضون الأدوات باختصار يقتطعونها.</translation>
    </message>
    <message>
        <source>Begin with a sentence of at most {most} bytes that says what the tool does.</source>
        <translation>ابدأ بجملة لا تتجاوز ‎{most}‎ بايت تبيّن ما تفعله الأداة.</translation>
    </message>
    <message>
        <source>The description begins with a heading, where clients look for what the tool does.</source>
        <translation>يبدأ الوصف بعنوان، في الموضع الذي يبحث فيه العملاء عمّا تفعله الأداة.</translation>
    </message>
    <message>
        <source>Begin with the sentence that says what it does.</source>
        <translation>ابدأ بالجملة التي تبيّن ما تفعله.</translation>
    </message>
    <message>
        <source>The tool has no example.</source>
        <translation>الأداة بلا أمثلة.</translation>
    </message>
    <message>
        <source>Save one from a call that worked: agents copy it, and it tests the tool.</source>
        <translation>احفظ مثالًا من استدعاء ناجح: ينسخه الوكلاء، ويختبر الأداة.</translation>
    </message>
    <message>
        <source>The example &quot;{name}&quot; does not fit the parameters: {problem}</source>
        <translation>المثال &quot;‎{name}‎&quot; لا يطابق المعاملات: ‎{problem}‎</translation>
    </message>
    <message>
        <source>Correct the example, or mark it as expected to fail.</source>
        <translation>صحّح المثال، أو حدّد أنه يجب أن يفشل.</translation>
    </message>
    <message>
        <source>Write the schema where it is used, or make it a type of the workspace.</source>
        <translation>اكتب المخطط حيث يُستخدم، أو اجعله نوعًا في مساحة العمل.</translation>
    </message>
    <message>
        <source>Clients drop tools that use &quot;{keyword}&quot;.</source>
        <translation>يُسقط العملاء الأدوات التي تستخدم &quot;‎{keyword}‎&quot;.</translation>
    </message>
    <message>
        <source>Write the schema where it is used.</source>
        <translation>اكتب المخطط حيث يُستخدم.</translation>
    </message>
    <message>
        <source>The request goes to the GraphQL URL of the endpoint &quot;{endpoint}&quot;, which has no REST URL.</source>
        <translation>يُرسَل الطلب إلى عنوان GraphQL لنقطة النهاية &quot;‎{endpoint}‎&quot; التي ليس لها عنوان REST.</translation>
    </message>
    <message>
        <source>Have a person set the REST URL of the endpoint, or say there that it has no GraphQL schema.</source>
        <translation>اطلب من المستخدم إدخال عنوان REST لنقطة النهاية، أو تحديد أنها بلا مخطط GraphQL.</translation>
    </message>
    <message>
        <source>the value of a parameter for secrets</source>
        <translation>قيمة معامل مخصص للأسرار</translation>
    </message>
    <message>
        <source>the value of a header for secrets</source>
        <translation>قيمة ترويسة مخصصة للأسرار</translation>
    </message>
    <message>
        <source>the value of a query parameter for secrets</source>
        <translation>قيمة معامل استعلام مخصص للأسرار</translation>
    </message>
    <message>
        <source>This contains what looks like {what}.</source>
        <translation>فيه ما يبدو أنه ‎{what}‎.</translation>
    </message>
    <message>
        <source>Remove it: secrets belong in a credential of the endpoint or in a secret context variable. Then replace the secret, as this one has been exposed.</source>
        <translation>أزِله: مكان الأسرار بيانات اعتماد نقطة النهاية أو متغير سياق سرّي. ثم استبدل السر، لأن هذا السر قد انكشف.</translation>
    </message>
    <message>
        <source>Name, description and parameters are {size} bytes, so lists of tools show an outline of the parameters only.</source>
        <translation>حجم الاسم والوصف والمعاملات ‎{size}‎ بايت، لذلك لا تعرض قوائم الأدوات إلا مخططًا للمعاملات.</translation>
    </message>
    <message>
        <source>Omit what agents rarely set, shorten descriptions, or bind constants.</source>
        <translation>استبعد ما قلّما يضبطه الوكلاء، أو اختصر الأوصاف، أو أسند قيمًا ثابتة.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is bound to the context variable &quot;{key}&quot;, which is not set.</source>
        <translation>‏&quot;‎{name}‎&quot; مرتبط بمتغير السياق &quot;‎{key}‎&quot; غير المضبوط.</translation>
    </message>
    <message>
        <source>The variable &quot;${variable}&quot; needs a value, and the parameter &quot;{name}&quot; is optional.</source>
        <translation>يحتاج المتغير &quot;‎${variable}‎&quot; إلى قيمة، والمعامل &quot;‎{name}‎&quot; يجوز حذفه.</translation>
    </message>
    <message>
        <source>Name it in &quot;required&quot;, or give the variable a default.</source>
        <translation>اذكره في &quot;required&quot;، أو حدّد للمتغير قيمة افتراضية.</translation>
    </message>
    <message>
        <source>Nothing fills the required variable &quot;${name}&quot;.</source>
        <translation>لا شيء يملأ المتغير المطلوب &quot;‎${name}‎&quot;.</translation>
    </message>
    <message>
        <source>Make it a parameter, bind it, or set a context variable of that name.</source>
        <translation>اجعله معاملًا، أو أسند إليه قيمة، أو اضبط متغير سياق بهذا الاسم.</translation>
    </message>
    <message>
        <source>The property &quot;{name}&quot; has no type.</source>
        <translation>الخاصية &quot;‎{name}‎&quot; بلا نوع.</translation>
    </message>
    <message>
        <source>Give it &quot;items&quot; with a type.</source>
        <translation>أضف لها &quot;items&quot; مع نوع.</translation>
    </message>
    <message>
        <source>Nothing uses the parameter &quot;{name}&quot;.</source>
        <translation>لا شيء يستخدم المعامل &quot;‎{name}‎&quot;.</translation>
    </message>
    <message>
        <source>Use it in the operation, bind it, or remove it.</source>
        <translation>استخدمه في العملية، أو أسنده، أو احذفه.</translation>
    </message>
    <message>
        <source>The parameter schemas of this tool use the definition &quot;{name}&quot; for different things.</source>
        <translation>للتعريف &quot;‎{name}‎&quot; معانٍ مختلفة في مخططات معاملات هذه الأداة.</translation>
    </message>
    <message>
        <source>Give one of them another name.</source>
        <translation>أعطِ أحدها اسمًا آخر.</translation>
    </message>
    <message>
        <source>a list of two bindings</source>
        <translation>قائمة من إسنادين</translation>
    </message>
    <message>
        <source>a transform such as &quot;upper&quot; or &quot;gid:Project&quot;</source>
        <translation>تحويل مثل &quot;upper&quot; أو &quot;gid:Project&quot;</translation>
    </message>
    <message>
        <source>one of {names} must be given</source>
        <translation>يجب ذكر واحد من: ‎{names}‎</translation>
    </message>
    <message>
        <source>a string or a list of lines</source>
        <translation>سلسلة نصية أو قائمة أسطر</translation>
    </message>
    <message>
        <source>a JSON Pointer such as &quot;/project/issues&quot;</source>
        <translation>‏JSON Pointer مثل &quot;/project/issues&quot;</translation>
    </message>
    <message>
        <source>the pattern is not a regular expression ({problem})</source>
        <translation>النمط ليس تعبيرًا نمطيًا (‎{problem}‎)</translation>
    </message>
    <message>
        <source>a name of letters, digits and _</source>
        <translation>اسم من حروف وأرقام و_</translation>
    </message>
    <message>
        <source>a URL that begins with http:// or https://</source>
        <translation>عنوان URL يبدأ بـ http:// أو https://</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; appears twice</source>
        <translation>يرد &quot;‎{name}‎&quot; مرتين</translation>
    </message>
    <message>
        <source>the type must be &quot;object&quot;</source>
        <translation>يجب أن يكون النوع &quot;object&quot;</translation>
    </message>
    <message>
        <source>a string, number or boolean</source>
        <translation>سلسلة نصية أو عدد أو قيمة منطقية</translation>
    </message>
    <message>
        <source>only one of {names} must be given</source>
        <translation>يجب ذكر واحد فقط من: ‎{names}‎</translation>
    </message>
    <message>
        <source>a path that begins with /</source>
        <translation>مسار يبدأ بالعلامة ‎/‎</translation>
    </message>
    <message>
        <source>a path with placeholders such as {example}</source>
        <translation>مسار فيه عناصر نائبة مثل ‎{example}‎</translation>
    </message>
    <message>
        <source>several paths need the merge strategy &quot;custom&quot;</source>
        <translation>تحتاج المسارات المتعددة إلى طريقة الدمج &quot;custom&quot;</translation>
    </message>
    <message>
        <source>one of the members {names} is required</source>
        <translation>أحد الأعضاء ‎{names}‎ مطلوب</translation>
    </message>
    <message>
        <source>there are more than {count} steps</source>
        <translation>توجد أكثر من ‎{count}‎ خطوة</translation>
    </message>
    <message>
        <source>an object with at least one case</source>
        <translation>كائن فيه حالة واحدة على الأقل</translation>
    </message>
    <message>
        <source>there are more than {count} cases</source>
        <translation>توجد أكثر من ‎{count}‎ حالة</translation>
    </message>
    <message>
        <source>there is no earlier step &quot;{name}&quot;</source>
        <translation>لا توجد خطوة سابقة &quot;‎{name}‎&quot;</translation>
    </message>
    <message>
        <source>there are two steps &quot;{name}&quot;</source>
        <translation>توجد خطوتان باسم &quot;‎{name}‎&quot;</translation>
    </message>
    <message>
        <source>settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>endpoint</source>
        <translation>نقطة النهاية</translation>
    </message>
    <message>
        <source>endpoint &quot;{name}&quot;</source>
        <translation>نقطة النهاية &quot;‎{name}‎&quot;</translation>
    </message>
    <message>
        <source>credential</source>
        <translation>بيانات الاعتماد</translation>
    </message>
    <message>
        <source>credential &quot;{name}&quot;</source>
        <translation>بيانات الاعتماد &quot;‎{name}‎&quot;</translation>
    </message>
    <message>
        <source>client</source>
        <translation>العميل</translation>
    </message>
    <message>
        <source>client &quot;{name}&quot;</source>
        <translation>العميل &quot;‎{name}‎&quot;</translation>
    </message>
    <message>
        <source>tool</source>
        <translation>الأداة</translation>
    </message>
    <message>
        <source>tool &quot;{name}&quot;</source>
        <translation>الأداة &quot;‎{name}‎&quot;</translation>
    </message>
    <message>
        <source>type</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>type &quot;{name}&quot;</source>
        <translation>النوع &quot;‎{name}‎&quot;</translation>
    </message>
    <message>
        <source>mapping</source>
        <translation>الربط</translation>
    </message>
    <message>
        <source>mapping &quot;{name}&quot;</source>
        <translation>الربط &quot;‎{name}‎&quot;</translation>
    </message>
    <message>
        <source>prompt</source>
        <translation>الموجِّه</translation>
    </message>
    <message>
        <source>prompt &quot;{name}&quot;</source>
        <translation>الموجِّه &quot;‎{name}‎&quot;</translation>
    </message>
    <message>
        <source>context variable</source>
        <translation>متغير السياق</translation>
    </message>
    <message>
        <source>context variable &quot;{name}&quot;</source>
        <translation>متغير السياق &quot;‎{name}‎&quot;</translation>
    </message>
    <message>
        <source>The {object} is defined in the configuration file and read-only here.</source>
        <translation>يأتي تعريف ‎{object}‎ من ملف الإعداد، وهو هنا للقراءة فقط.</translation>
    </message>
    <message>
        <source>Change it in the configuration file.</source>
        <translation>غيّره في ملف الإعداد.</translation>
    </message>
    <message>
        <source>There is no {object}.</source>
        <translation>لم يُعثر على ‎{object}‎.</translation>
    </message>
    <message>
        <source>{object}, {users}</source>
        <translation>{object}، {users}</translation>
    </message>
    <message>
        <source>{object} and {users}</source>
        <translation>‏‎{object}‎ و‎{users}‎</translation>
    </message>
    <message>
        <source>{object} and {count} more</source>
        <translation>‏‎{object}‎ و‎{count}‎ غير ذلك</translation>
    </message>
    <message>
        <source>Remove it, and ask the user to add a credential in the Tooltray window.</source>
        <translation>أزِله، واطلب من المستخدم إضافة بيانات اعتماد في نافذة Tooltray.</translation>
    </message>
    <message>
        <source>Remove it, and use a credential instead.</source>
        <translation>أزِله واستخدم بيانات اعتماد بدلًا منه.</translation>
    </message>
    <message>
        <source>The client &quot;{client}&quot; has the same token as &quot;{name}&quot;.</source>
        <translation>رمز العميل &quot;‎{client}‎&quot; هو نفسه رمز &quot;‎{name}‎&quot;.</translation>
    </message>
    <message>
        <source>Give each client a token of its own.</source>
        <translation>أعطِ كل عميل رمزًا خاصًا به.</translation>
    </message>
    <message>
        <source>The {object} already exists, and &quot;{name}&quot; counts as the same name.</source>
        <translation>سبق إنشاء ‎{object}‎، ويُعدّ &quot;‎{name}‎&quot; الاسم نفسه.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is the name of a built-in tool.</source>
        <translation>الاسم &quot;‎{name}‎&quot; اسم أداة مدمجة.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is an alias of the tool &quot;{tool}&quot;.</source>
        <translation>الاسم &quot;‎{name}‎&quot; اسم بديل للأداة &quot;‎{tool}‎&quot;.</translation>
    </message>
    <message>
        <source>The alias &quot;{name}&quot; is the name of a built-in tool.</source>
        <translation>الاسم البديل &quot;‎{name}‎&quot; اسم أداة مدمجة.</translation>
    </message>
    <message>
        <source>The alias &quot;{name}&quot; is the name of a tool.</source>
        <translation>الاسم البديل &quot;‎{name}‎&quot; اسم أداة.</translation>
    </message>
    <message>
        <source>The alias &quot;{name}&quot; belongs to the tool &quot;{tool}&quot;.</source>
        <translation>الاسم البديل &quot;‎{name}‎&quot; يخص الأداة &quot;‎{tool}‎&quot;.</translation>
    </message>
    <message>
        <source>The {user} names the {object}, which does not exist.</source>
        <translation>يشير تعريف ‎{user}‎ إلى ‎{object}‎، ولا شيء بهذا الاسم.</translation>
    </message>
    <message>
        <source>Create the {kind} first, or name one that exists.</source>
        <translation>أنشئ ‎{kind}‎ أولًا، أو اذكر اسمًا موجودًا.</translation>
    </message>
    <message>
        <source>The {object} cannot be deleted: it is used by {users}.</source>
        <translation>لا يمكن حذف ‎{object}‎ لوجود استخدام في ‎{users}‎.</translation>
    </message>
    <message>
        <source>Change or delete what uses it first.</source>
        <translation>غيّر مواضع الاستخدام أو احذفها أولًا.</translation>
    </message>
    <message>
        <source>The {object} is pinned; only a person can pin, unpin, rename or delete it.</source>
        <translation>سبق تثبيت ‎{object}‎؛ ولا يحق إلا لشخص التثبيت أو إلغاؤه أو إعادة التسمية أو الحذف.</translation>
    </message>
    <message>
        <source>Ask the user to do it in the Tooltray window.</source>
        <translation>اطلب من المستخدم إجراء ذلك في نافذة Tooltray.</translation>
    </message>
    <message>
        <source>Remove it and save again.</source>
        <translation>أزله واحفظ مجددًا.</translation>
    </message>
    <message>
        <source>The {object} contains what looks like {what} at {place}.</source>
        <translation>في تعريف ‎{object}‎ ما يبدو أنه ‎{what}‎، عند ‎{place}‎.</translation>
    </message>
    <message>
        <source>The {object} cannot be stored: {problem}.</source>
        <translation>لا يمكن حفظ ‎{object}‎‏: ‎{problem}‎.</translation>
    </message>
    <message>
        <source>There is nothing left of that edit to undo or redo.</source>
        <translation>لم يبقَ من ذلك التحرير ما يمكن التراجع عنه أو إعادته.</translation>
    </message>
    <message>
        <source>Look at the history for the edits that can be undone.</source>
        <translation>راجع المحفوظات لمعرفة التحريرات التي يمكن التراجع عنها.</translation>
    </message>
    <message>
        <source>in the meantime</source>
        <translation>في هذه الأثناء</translation>
    </message>
    <message>
        <source>by an agent</source>
        <translation>من أحد الوكلاء</translation>
    </message>
    <message>
        <source>by {name}</source>
        <translation>من ‎{name}‎</translation>
    </message>
    <message>
        <source>by a person</source>
        <translation>من أحد الأشخاص</translation>
    </message>
    <message>
        <source>by the configuration file</source>
        <translation>من ملف الإعداد</translation>
    </message>
    <message>
        <source>outside this instance of Tooltray</source>
        <translation>خارج نسخة Tooltray هذه</translation>
    </message>
    <message>
        <source>The {object} was deleted in the meantime.</source>
        <translation>حُذف ‎{object}‎ في هذه الأثناء.</translation>
    </message>
    <message>
        <source>The {object} was changed {how}.</source>
        <translation>جرى تغيير ‎{object}‎‏ ‎{how}‎.</translation>
    </message>
    <message>
        <source>The {object} was changed {how}. Both changes affect the {fields}.</source>
        <translation>جرى تغيير ‎{object}‎‏ ‎{how}‎. يخص التغييران كلاهما ‎{fields}‎.</translation>
    </message>
    <message>
        <source>Look at the current state, make the change there and try again.</source>
        <translation>راجع الحالة الراهنة، وأجرِ التغيير فيها، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>The tool &quot;{tool}&quot; counts as writing because of its request. A person can mark it as read-only in the Tooltray window.</source>
        <translation>تُعدّ الأداة &quot;‎{tool}‎&quot; أداة كتابة بسبب طلبها. يستطيع شخص تعليمها للقراءة فقط في نافذة Tooltray.</translation>
    </message>
    <message>
        <source>List the saved tools to see which exist.</source>
        <translation>اعرض قائمة الأدوات المحفوظة لترى الموجود منها.</translation>
    </message>
    <message>
        <source>There is no tool with the tag &quot;{name}&quot;.</source>
        <translation>لا توجد أداة بالوسم &quot;‎{name}‎&quot;.</translation>
    </message>
    <message>
        <source>Bind the parameter to a secret context variable, and export again.</source>
        <translation>اربط المعامل بمتغير سياق سرّي، ثم أعد التصدير.</translation>
    </message>
    <message>
        <source>The {object} sends a constant in the header &quot;{header}&quot; that may be a secret.</source>
        <translation>ترسل ‎{object}‎ في الترويسة &quot;‎{header}‎&quot; قيمة ثابتة قد تكون سرًّا.</translation>
    </message>
    <message>
        <source>Let a credential of the endpoint fill the header, and export again.</source>
        <translation>اجعل بيانات اعتماد نقطة النهاية تملأ الترويسة، ثم أعد التصدير.</translation>
    </message>
    <message>
        <source>The {object} sends a constant in the query parameter &quot;{parameter}&quot; that may be a secret.</source>
        <translation>ترسل ‎{object}‎ في معامل الاستعلام &quot;‎{parameter}‎&quot; قيمة ثابتة قد تكون سرًّا.</translation>
    </message>
    <message>
        <source>The {object} sends a constant in the parameter &quot;{parameter}&quot; that may be a secret.</source>
        <translation>ترسل ‎{object}‎ في المعامل &quot;‎{parameter}‎&quot; قيمة ثابتة قد تكون سرًّا.</translation>
    </message>
    <message>
        <source>Remove it, and export again.</source>
        <translation>أزِله، ثم صدّر من جديد.</translation>
    </message>
    <message>
        <source>Correct it, and export again.</source>
        <translation>صحّح هذا، ثم أعد التصدير.</translation>
    </message>
    <message>
        <source>This JSON is invalid at line {line}: {problem}</source>
        <translation>لا تمكن قراءة بيانات JSON هذه، ابتداءً من السطر ‎{line}‎‏: ‎{problem}‎</translation>
    </message>
    <message>
        <source>Its GraphQL cannot be read: {problem}</source>
        <translation>لا تمكن قراءة نص GraphQL فيه: ‎{problem}‎</translation>
    </message>
    <message>
        <source>The {object} of the pack cannot be imported under its name. {problem}</source>
        <translation>لا يمكن استيراد ‎{object}‎ من الحزمة بالاسم نفسه. ‎{problem}‎</translation>
    </message>
    <message>
        <source>The tool &quot;{tool}&quot; makes at most one change per call. Only a person can allow several (allow_multiple_mutations), in the Tooltray window.</source>
        <translation>تجري الأداة &quot;‎{tool}‎&quot; تغييرًا واحدًا على الأكثر في كل استدعاء. لا يستطيع السماح بأكثر من تغيير (allow_multiple_mutations) إلا شخص، في نافذة Tooltray.</translation>
    </message>
    <message>
        <source>The {object} of the pack cannot be imported: its name &quot;{name}&quot; counts as the same as a name of &quot;{other}&quot;, which is also in the pack.</source>
        <translation>لا يمكن استيراد ‎{object}‎ من الحزمة: الاسم &quot;‎{name}‎&quot; يُعدّ مطابقًا لأحد أسماء &quot;‎{other}‎&quot; في الحزمة نفسها.</translation>
    </message>
    <message>
        <source>The {object} of the pack cannot be imported: its alias &quot;{name}&quot; counts as the same as a name of &quot;{other}&quot;, which is also in the pack.</source>
        <translation>لا يمكن استيراد ‎{object}‎ من الحزمة: الاسم البديل &quot;‎{name}‎&quot; يُعدّ مطابقًا لأحد أسماء &quot;‎{other}‎&quot; في الحزمة نفسها.</translation>
    </message>
    <message>
        <source>The {user} names the {object}, which is neither in the pack nor here.</source>
        <translation>يشير تعريف ‎{user}‎ إلى ‎{object}‎، ولا شيء بهذا الاسم في الحزمة أو هنا.</translation>
    </message>
    <message>
        <source>The tool &quot;{tool}&quot; needs an endpoint that is not available. {problem}</source>
        <translation>تحتاج الأداة &quot;‎{tool}‎&quot; إلى نقطة نهاية غير متاحة. ‎{problem}‎</translation>
    </message>
    <message>
        <source>The tools {tools} need an endpoint that is not available. {problem}</source>
        <translation>تحتاج الأدوات ‎{tools}‎ إلى نقطة نهاية غير متاحة. ‎{problem}‎</translation>
    </message>
    <message>
        <source>The version {version} of the tool &quot;{tool}&quot; cannot be imported. {problem}</source>
        <translation>لا يمكن استيراد الإصدار ‎{version}‎ من الأداة &quot;‎{tool}‎&quot;‏. ‎{problem}‎</translation>
    </message>
    <message>
        <source>The import breaks the tool &quot;{tool}&quot;. {name}: {problem}</source>
        <translation>هذا الاستيراد يعطّل الأداة «‎{tool}‎‏». ‎{name}‎‏: ‎{problem}‎</translation>
    </message>
    <message>
        <source>The import breaks the tools {names}. {name}: {problem}</source>
        <translation>هذا الاستيراد يعطّل الأدوات ‎{names}‎‏. ‎{name}‎‏: ‎{problem}‎</translation>
    </message>
    <message>
        <source>The tool &quot;{tool}&quot;: {problem}</source>
        <translation>الأداة &quot;‎{tool}‎&quot;‏: ‎{problem}‎</translation>
    </message>
    <message>
        <source>The tools {names} call each other in a chain. At most {count} tools can do so.</source>
        <translation>تستدعي الأدوات ‎{names}‎ بعضها بعضًا على التوالي. لا يمكن أن يتجاوز عددها ‎{count}‎.</translation>
    </message>
    <message>
        <source>The {object} cannot be imported. {problem}</source>
        <translation>لا يمكن استيراد ‎{object}‎‏. ‎{problem}‎</translation>
    </message>
    <message>
        <source>The types {names} refer to each other in a cycle.</source>
        <translation>الأنواع ‎{names}‎ يشير بعضها إلى بعض في حلقة.</translation>
    </message>
    <message>
        <source>The type &quot;{name}&quot; refers to itself.</source>
        <translation>النوع &quot;‎{name}‎&quot; يشير إلى نفسه.</translation>
    </message>
    <message>
        <source>The tools {names} refer to each other in a cycle.</source>
        <translation>الأدوات ‎{names}‎ يشير بعضها إلى بعض في حلقة.</translation>
    </message>
    <message>
        <source>The tool &quot;{name}&quot; refers to itself.</source>
        <translation>الأداة &quot;‎{name}‎&quot; تشير إلى نفسها.</translation>
    </message>
    <message>
        <source>The endpoint &quot;{name}&quot; needs the environment variable {variable}, which is not set.</source>
        <translation>تحتاج نقطة النهاية &quot;‎{name}‎&quot; إلى متغير البيئة ‎{variable}‎، وهو غير مضبوط.</translation>
    </message>
    <message>
        <source>Set {variable} and start Tooltray again, or give it a default in config.yaml.</source>
        <translation>اضبط ‎{variable}‎ وأعد تشغيل Tooltray، أو أعطه قيمة افتراضية في config.yaml.</translation>
    </message>
    <message>
        <source>The workspace has no endpoint yet.</source>
        <translation>لا توجد في مساحة العمل نقطة نهاية بعد.</translation>
    </message>
    <message>
        <source>Add one in the window or in config.yaml.</source>
        <translation>أضف واحدة في النافذة أو في config.yaml.</translation>
    </message>
    <message>
        <source>The workspace has several endpoints, and none is named.</source>
        <translation>في مساحة العمل عدة نقاط نهاية، ولم تُحدَّد واحدة منها.</translation>
    </message>
    <message>
        <source>There is no endpoint &quot;{name}&quot;.</source>
        <translation>لا توجد نقطة نهاية باسم &quot;‎{name}‎&quot;.</translation>
    </message>
    <message>
        <source>Endpoints: {names}.</source>
        <translation>نقاط النهاية: ‎{names}‎.</translation>
    </message>
    <message>
        <source>Calls of the workspace &quot;{workspace}&quot; still run.</source>
        <translation>لا تزال استدعاءات مساحة العمل &quot;‎{workspace}‎&quot; قيد التنفيذ.</translation>
    </message>
    <message>
        <source>Try again once they are done.</source>
        <translation>أعد المحاولة بعد انتهائها.</translation>
    </message>
    <message>
        <source>Correct the configuration file and start again.</source>
        <translation>صحّح ملف الإعداد ثم ابدأ من جديد.</translation>
    </message>
    <message>
        <source>Signature: {signature}.</source>
        <translation>التوقيع: ‎{signature}‎.</translation>
    </message>
    <message>
        <source>The document has no operation.</source>
        <translation>لا توجد عملية في المستند.</translation>
    </message>
    <message>
        <source>The document has several operations, and none is selected: {names}.</source>
        <translation>في المستند عدة عمليات ولم تُحدد أي منها: ‎{names}‎.</translation>
    </message>
    <message>
        <source>Fields: {names}.</source>
        <translation>الحقول: ‎{names}‎.</translation>
    </message>
    <message>
        <source>this value appears twice</source>
        <translation>هذه القيمة مكررة</translation>
    </message>
    <message>
        <source>this name appears twice</source>
        <translation>هذا الاسم مكرر</translation>
    </message>
    <message>
        <source>enumeration &quot;{name}&quot;</source>
        <translation>التعداد &quot;‎{name}‎&quot;</translation>
    </message>
    <message>
        <source>, and {lost}</source>
        <translation>، و‎{lost}‎</translation>
    </message>
    <message>
        <source>{problem} Until then {lost}.</source>
        <translation>‏‎{problem}‎ وحتى ذلك الحين: ‎{lost}‎.</translation>
    </message>
    <message>
        <source>Agents can read the context variable &quot;{name}&quot;. Put a secret into the authentication of an endpoint, or make a secret variable in the window.</source>
        <translation>يمكن للوكلاء قراءة متغير السياق &quot;‎{name}‎&quot;. ضع السر في مصادقة نقطة نهاية، أو أنشئ متغيرًا سريًا في النافذة.</translation>
    </message>
    <message>
        <source>the credential of the {owner} cannot be used</source>
        <translation>لا يمكن استخدام بيانات الاعتماد (‎{owner}‎)</translation>
    </message>
    <message>
        <source>the {owner} is omitted</source>
        <translation>يُترك ما يلي: ‎{owner}‎</translation>
    </message>
    <message>
        <source>expected a header that cannot hold a secret (use &quot;authentication&quot; of type &quot;header&quot; for secrets)</source>
        <translation>المتوقع ترويسة لا يمكن أن تحمل سرًا (للأسرار استخدم &quot;authentication&quot; من النوع &quot;header&quot;)</translation>
    </message>
    <message>
        <source>expected a URL without user name and password (those belong in &quot;authentication&quot;)</source>
        <translation>المتوقع عنوان URL بلا اسم مستخدم وكلمة مرور (مكانهما &quot;authentication&quot;)</translation>
    </message>
    <message>
        <source>the endpoint &quot;default&quot; is already under &quot;endpoints&quot;; remove one of them</source>
        <translation>نقطة النهاية &quot;default&quot; موجودة ضمن &quot;endpoints&quot;؛ احذف إحداهما</translation>
    </message>
    <message>
        <source>&quot;authentication&quot; needs &quot;graphql_endpoint&quot;</source>
        <translation>يتطلب &quot;authentication&quot; وجود &quot;graphql_endpoint&quot;</translation>
    </message>
    <message>
        <source>{^problem}.</source>
        <translation>{^problem}.</translation>
    </message>
    <message>
        <source>The call succeeded, but its result does not fit the tool&apos;s output schema.</source>
        <translation>نجح الاستدعاء، لكن نتيجته لا توافق مخطط مخرجات الأداة.</translation>
    </message>
    <message>
        <source>The call succeeded, but its result does not fit the tool&apos;s output schema: {problem}</source>
        <translation>نجح الاستدعاء، لكن نتيجته لا توافق مخطط مخرجات الأداة: ‎{problem}‎</translation>
    </message>
    <message>
        <source>Correct the output schema or the result of the tool.</source>
        <translation>صحّح مخطط المخرجات أو نتيجة الأداة.</translation>
    </message>
    <message>
        <source>The output schema of the tool does not allow them, so the result counts as an error; the call did run.</source>
        <translation>لا مكان لها في مخطط مخرجات الأداة، لذلك تُعد النتيجة خطأ؛ وقد نُفذ الاستدعاء.</translation>
    </message>
    <message>
        <source>The parameter schema has no &quot;properties&quot;, and &quot;{name}&quot; is not a keyword of JSON Schema. Did you mean &quot;properties&quot;?</source>
        <translation>لا توجد &quot;properties&quot; في مخطط المعاملات، و&quot;‎{name}‎&quot; ليست كلمة مفتاحية في JSON Schema. هل تقصد &quot;properties&quot;؟</translation>
    </message>
    <message>
        <source>The parameter schema has no &quot;properties&quot;, and &quot;{name}&quot; is not a keyword of JSON Schema. Write {&quot;type&quot;: &quot;object&quot;, &quot;properties&quot;: {&quot;{name}&quot;: {...}}}.</source>
        <translation>لا توجد &quot;properties&quot; في مخطط المعاملات، و&quot;‎{name}‎&quot; ليست كلمة مفتاحية في JSON Schema. اكتب ‎{&quot;type&quot;: &quot;object&quot;, &quot;properties&quot;: {‏&quot;‎{name}‎&quot;‏: {...}}}‎.</translation>
    </message>
    <message>
        <source>Nothing fills the required variable &quot;${name}&quot;. Make it a parameter, bind it, or set a context variable of that name first.</source>
        <translation>لا شيء يملأ المتغير المطلوب &quot;‎${name}‎&quot;. اجعله معاملًا، أو أسنِد إليه قيمة، أو اضبط أولًا متغير سياق بهذا الاسم.</translation>
    </message>
    <message>
        <source>Variable &quot;${name}&quot; has invalid value: {reason}</source>
        <translation>قيمة المتغير &quot;‎${name}‎&quot; غير صالحة: ‎{reason}‎</translation>
    </message>
    <message>
        <source>Variable &quot;${name}&quot; has invalid value at &quot;{path}&quot;: {reason}</source>
        <translation>قيمة المتغير &quot;‎${name}‎&quot; غير صالحة عند &quot;‎{path}‎&quot;‏: ‎{reason}‎</translation>
    </message>
    <message>
        <source>format {format} is no longer known</source>
        <translation>التنسيق ‎{format}‎ لم يعد معروفًا</translation>
    </message>
    <message>
        <source>the value of a header must be a single line</source>
        <translation>يجب أن تكون قيمة الترويسة سطرًا واحدًا</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is not a valid header name</source>
        <translation>‏&quot;‎{name}‎&quot; ليس اسم ترويسة صالحًا</translation>
    </message>
    <message>
        <source>a version such as &quot;0.1.0&quot;</source>
        <translation>إصدار مثل &quot;0.1.0&quot;</translation>
    </message>
    <message>
        <source>the name of an HTTP header</source>
        <translation>اسم ترويسة HTTP</translation>
    </message>
    <message>
        <source>expected &quot;sha256:&quot; and 64 hex digits (the value is not shown)</source>
        <translation>المتوقع &quot;sha256:&quot; متبوعًا بـ 64 رقمًا ستعشريًا (القيمة لا تُعرض)</translation>
    </message>
    <message>
        <source>either &quot;value&quot; or &quot;credential&quot; must be given</source>
        <translation>يجب تحديد &quot;value&quot; أو &quot;credential&quot;</translation>
    </message>
    <message>
        <source>an object with at least one version</source>
        <translation>كائن فيه إصدار واحد على الأقل</translation>
    </message>
    <message>
        <source>expected three numbers joined by dots, such as 0.1.0, as the name of the version</source>
        <translation>المتوقع اسمًا للإصدار ثلاثة أعداد تصل بينها نقاط، مثل 0.1.0</translation>
    </message>
    <message>
        <source>the tool has no version {version}, which is set as active</source>
        <translation>لا يوجد في الأداة الإصدار ‎{version}‎ المحدد على أنه النشط</translation>
    </message>
    <message>
        <source>The settings have no name</source>
        <translation>ليس للإعدادات اسم</translation>
    </message>
    <message>
        <source>The {kind} name is empty</source>
        <translation>اسم ‎{kind}‎ فارغ</translation>
    </message>
    <message>
        <source>The {kind} name &quot;{name}&quot; is {size} characters long; at most {most} are allowed</source>
        <translation>طول اسم ‎{kind}‎‏ &quot;‎{name}‎&quot; هو ‎{size}‎ محرف؛ والحد الأقصى ‎{most}‎</translation>
    </message>
    <message>
        <source>The {kind} name &quot;{name}&quot; must start with a lowercase letter and contain only lowercase letters, digits and _</source>
        <translation>يجب أن يبدأ اسم ‎{kind}‎‏ &quot;‎{name}‎&quot; بحرف لاتيني صغير وألا يتضمن سوى حروف لاتينية صغيرة وأرقام والرمز _</translation>
    </message>
    <message>
        <source>The {kind} name &quot;{name}&quot; must start with a letter or _ and contain only letters, digits and _</source>
        <translation>يجب أن يبدأ اسم ‎{kind}‎‏ &quot;‎{name}‎&quot; بحرف أو بالرمز _ وألا يتضمن سوى حروف وأرقام والرمز _</translation>
    </message>
    <message>
        <source>The {kind} name &quot;{name}&quot; must start with a letter or digit and contain only letters, digits, _ and -</source>
        <translation>يجب أن يبدأ اسم ‎{kind}‎‏ &quot;‎{name}‎&quot; بحرف أو رقم وألا يتضمن سوى حروف وأرقام والرمزين ‎_‎ و‎-‎</translation>
    </message>
    <message>
        <source>The {kind} name &quot;{name}&quot; is reserved by Windows</source>
        <translation>اسم ‎{kind}‎‏ &quot;‎{name}‎&quot; محجوز في Windows</translation>
    </message>
    <message>
        <source>The alias &quot;{name}&quot; is {size} characters long; at most {most} are allowed</source>
        <translation>طول الاسم البديل &quot;‎{name}‎&quot; هو ‎{size}‎ محرف؛ والحد الأقصى ‎{most}‎</translation>
    </message>
    <message>
        <source>The alias &quot;{name}&quot; must be one or more names joined by dots, each a lowercase letter followed by lowercase letters, digits and _</source>
        <translation>يجب أن يكون الاسم البديل &quot;‎{name}‎&quot; اسمًا واحدًا أو عدة أسماء تصل بينها نقاط، يبدأ كل منها بحرف لاتيني صغير تليه حروف لاتينية صغيرة وأرقام والرمز _</translation>
    </message>
    <message>
        <source>There is no schema of the endpoint &quot;{endpoint}&quot;, so the operations for it were not validated.</source>
        <translation>لا يوجد مخطط لنقطة النهاية &quot;‎{endpoint}‎&quot;، لذلك لم يُتحقق من العمليات الخاصة بها.</translation>
    </message>
    <message>
        <source>a pack, which is an object</source>
        <translation>حزمة، أي كائن</translation>
    </message>
    <message>
        <source>this is not a Tooltray pack, as it has no &quot;format&quot;: &quot;{format}&quot;</source>
        <translation>هذه ليست حزمة Tooltray، إذ لا تحتوي على ‎&quot;format&quot;: ‏&quot;‎{format}‎&quot;‏‎</translation>
    </message>
    <message>
        <source>&quot;{format}&quot; (a pack of Tooltray)</source>
        <translation>‏&quot;‎{format}‎&quot; (حزمة من Tooltray)</translation>
    </message>
    <message>
        <source>a newer version of Tooltray wrote this pack (update Tooltray to import it): expected version {version}, found {found}</source>
        <translation>كتب إصدار أحدث من Tooltray هذه الحزمة (حدّث Tooltray لاستيرادها): الإصدار المتوقع ‎{version}‎، والموجود ‎{found}‎</translation>
    </message>
    <message>
        <source>version {version} of a pack</source>
        <translation>الإصدار ‎{version}‎ من الحزمة</translation>
    </message>
    <message>
        <source>{names} and {name}</source>
        <translation>‏‎{names}‎ و‎{name}‎</translation>
    </message>
    <message>
        <source>{names} or {name}</source>
        <translation>‏‎{names}‎ أو ‎{name}‎</translation>
    </message>
    <message>
        <source>a part of the path is not a folder</source>
        <translation>جزء من المسار ليس مجلدًا</translation>
    </message>
    <message>
        <source>The path needs &quot;{name}&quot;, and it has no value.</source>
        <translation>يحتاج المسار إلى &quot;‎{name}‎&quot;، ولا قيمة له.</translation>
    </message>
    <message>
        <source>No value fits this schema. Correct it, or remove it.</source>
        <translation>لا تناسب أي قيمة هذا المخطط. صحّحه أو أزله.</translation>
    </message>
    <message>
        <source>&quot;{keyword}&quot; has no effect without &quot;{other}&quot;.</source>
        <translation>ليس لـ &quot;‎{keyword}‎&quot; أثر من دون &quot;‎{other}‎&quot;.</translation>
    </message>
    <message>
        <source>&quot;{keyword}&quot; has no effect on a value of the type {type}.</source>
        <translation>ليس لـ &quot;‎{keyword}‎&quot; أثر على قيمة من النوع ‎{type}‎.</translation>
    </message>
    <message>
        <source>&quot;{keyword}&quot; has no effect for &quot;{name}&quot;, which the schema does not have.</source>
        <translation>ليس لـ &quot;‎{keyword}‎&quot; أثر على &quot;‎{name}‎&quot; لأن المخطط لا يحتوي عليه.</translation>
    </message>
    <message>
        <source>Correct the schema, or remove the keyword.</source>
        <translation>صحّح المخطط أو أزل الكلمة المفتاحية.</translation>
    </message>
    <message>
        <source>It calls the tool &quot;{tool}&quot;, which cannot work. {problem}</source>
        <translation>يستدعي الأداة &quot;‎{tool}‎&quot; التي لا يمكن أن تعمل. ‎{problem}‎</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; gets {values} from &quot;{source}&quot;, and never takes such a value.</source>
        <translation>يحصل &quot;‎{name}‎&quot; على ‎{values}‎ من &quot;‎{source}‎&quot;، ولا يقبل مثل هذه القيمة أبدًا.</translation>
    </message>
    <message>
        <source>The path has no {{name}} that the binding could fill. Bind it in &quot;query&quot;, &quot;headers&quot; or &quot;body&quot;, or remove it.</source>
        <translation>لا يحتوي المسار على ‎{{name}}‎ ليملأه الإسناد. أسنده في &quot;query&quot; أو &quot;headers&quot; أو &quot;body&quot;، أو أزله.</translation>
    </message>
    <message>
        <source>Fetching pages sets &quot;{name}&quot;, and nothing takes the parameter of that name. Write &quot;{name}&quot;: {&quot;parameter&quot;: &quot;{name}&quot;} in the &quot;query&quot; of the operation, or remove the parameter.</source>
        <translation>جلب الصفحات يضبط &quot;‎{name}‎&quot;، ولا شيء يأخذ المعامل الذي يحمل هذا الاسم. اكتب ‎‏&quot;‎{name}‎&quot;‏: {&quot;parameter&quot;: &quot;‎{name}‎&quot;‏}‎ في &quot;query&quot; الخاص بالعملية، أو أزل المعامل.</translation>
    </message>
    <message>
        <source>A binding takes what the step &quot;{step}&quot; returns, and the tool has no such step.</source>
        <translation>يأخذ إسنادٌ ما تعيده الخطوة &quot;‎{step}‎&quot;، ولا توجد في الأداة خطوة كهذه.</translation>
    </message>
    <message>
        <source>The pagination uses the variable &quot;{name}&quot; for two things.</source>
        <translation>يستخدم إعداد جلب الصفحات المتغير &quot;‎{name}‎&quot; لأمرين.</translation>
    </message>
    <message>
        <source>The field &quot;{name}&quot; does not take the variable &quot;{variable}&quot; for the cursor.</source>
        <translation>لا يأخذ الحقل &quot;‎{name}‎&quot; المتغير &quot;‎{variable}‎&quot; للمؤشر.</translation>
    </message>
    <message>
        <source>List the names in &quot;properties&quot;, and remove it.</source>
        <translation>اذكر الأسماء في &quot;properties&quot; وأزله.</translation>
    </message>
    <message>
        <source>Nothing reads the member &quot;{name}&quot; of the parameter &quot;{parameter}&quot;.</source>
        <translation>لا شيء يستخدم العضو &quot;‎{name}‎&quot; من المعامل &quot;‎{parameter}‎&quot;.</translation>
    </message>
    <message>
        <source>Bind it, or remove it from the schema.</source>
        <translation>أسنده، أو أزله من المخطط.</translation>
    </message>
    <message>
        <source>It calls a tool that cannot work.</source>
        <translation>يستدعي أداة لا يمكن أن تعمل.</translation>
    </message>
    <message>
        <source>The path is now {path}.</source>
        <translation>يُكتب المسار الآن هكذا: ‎{path}‎.</translation>
    </message>
    <message>
        <source>The operation is now called {name}.</source>
        <translation>اسم العملية الآن ‎{name}‎.</translation>
    </message>
    <message>
        <source>The operation is now deprecated.</source>
        <translation>أصبحت العملية مهملة.</translation>
    </message>
    <message>
        <source>This parameter is new and required.</source>
        <translation>هذا المعامل جديد ومطلوب.</translation>
    </message>
    <message>
        <source>This parameter is new.</source>
        <translation>هذا المعامل جديد.</translation>
    </message>
    <message>
        <source>This parameter is now sent in the {place}.</source>
        <translation>يُرسل هذا المعامل الآن في ‎{place}‎.</translation>
    </message>
    <message>
        <source>This parameter is now required.</source>
        <translation>أصبح هذا المعامل مطلوبًا.</translation>
    </message>
    <message>
        <source>This parameter is no longer required.</source>
        <translation>لم يعد هذا المعامل مطلوبًا.</translation>
    </message>
    <message>
        <source>This parameter is now deprecated.</source>
        <translation>أصبح هذا المعامل مهملًا.</translation>
    </message>
    <message>
        <source>There is now a body, which is required.</source>
        <translation>يوجد الآن متن للطلب، وهو مطلوب.</translation>
    </message>
    <message>
        <source>There is now an optional body.</source>
        <translation>قد يوجد الآن متن للطلب.</translation>
    </message>
    <message>
        <source>The body no longer exists.</source>
        <translation>لم يعد هناك متن للطلب.</translation>
    </message>
    <message>
        <source>The body is now required.</source>
        <translation>أصبح المتن مطلوبًا.</translation>
    </message>
    <message>
        <source>The body is no longer required.</source>
        <translation>لم يعد المتن مطلوبًا.</translation>
    </message>
    <message>
        <source>The body is no longer accepted as {type}.</source>
        <translation>لم يعد المتن مقبولًا بالنوع ‎{type}‎.</translation>
    </message>
    <message>
        <source>The response now has the status {status}.</source>
        <translation>حالة الرد الآن ‎{status}‎.</translation>
    </message>
    <message>
        <source>This response no longer exists.</source>
        <translation>لم يعد هذا الرد موجودًا.</translation>
    </message>
    <message>
        <source>The response no longer has content.</source>
        <translation>لم يعد للرد محتوى.</translation>
    </message>
    <message>
        <source>The response is no longer sent as {type}.</source>
        <translation>لم يعد الرد يُرسل بالنوع ‎{type}‎.</translation>
    </message>
    <message>
        <source>The server was {before} and is {after}.</source>
        <translation>كان الخادم ‎{before}‎ وأصبح ‎{after}‎.</translation>
    </message>
    <message>
        <source>The operation is new.</source>
        <translation>العملية جديدة.</translation>
    </message>
    <message>
        <source>The REST API of the endpoint &quot;{endpoint}&quot; has no description.</source>
        <translation>ليس لواجهة REST لنقطة النهاية &quot;‎{endpoint}‎&quot; وصف.</translation>
    </message>
    <message>
        <source>Ask the user to give the endpoint the URL or the file of an OpenAPI description.</source>
        <translation>اطلب من المستخدم أن يعطي نقطة النهاية عنوان وصف OpenAPI أو ملفه.</translation>
    </message>
    <message>
        <source>The API description of the endpoint &quot;{endpoint}&quot; cannot be used. {problem}</source>
        <translation>لا يمكن استخدام وصف واجهة نقطة النهاية &quot;‎{endpoint}‎&quot;‏. ‎{problem}‎</translation>
    </message>
    <message>
        <source>Correct the location of the description at the endpoint, or the description.</source>
        <translation>صحّح موضع الوصف في نقطة النهاية، أو الوصف نفسه.</translation>
    </message>
    <message>
        <source>The new description of the endpoint &quot;{endpoint}&quot; has {now} operations instead of {before}, so the previous one stays in use.</source>
        <translation>في الوصف الجديد لنقطة النهاية &quot;‎{endpoint}‎&quot; عدد العمليات ‎{now}‎ بدلًا من ‎{before}‎، لذلك يبقى الوصف السابق مستخدمًا.</translation>
    </message>
    <message>
        <source>{operation} takes no query parameter &quot;{name}&quot;.</source>
        <translation>لا تأخذ ‎{operation}‎ معامل استعلام باسم &quot;‎{name}‎&quot;.</translation>
    </message>
    <message>
        <source>{operation} requires &quot;{name}&quot; in the body.</source>
        <translation>تتطلب ‎{operation}‎ العنصر &quot;‎{name}‎&quot; في المتن.</translation>
    </message>
    <message>
        <source>{operation} requires a body.</source>
        <translation>تتطلب ‎{operation}‎ متنًا.</translation>
    </message>
    <message>
        <source>{operation} requires the query parameter &quot;{name}&quot;.</source>
        <translation>تتطلب ‎{operation}‎ معامل الاستعلام &quot;‎{name}‎&quot;.</translation>
    </message>
    <message>
        <source>{operation} requires the header &quot;{name}&quot;.</source>
        <translation>تتطلب ‎{operation}‎ الترويسة &quot;‎{name}‎&quot;.</translation>
    </message>
    <message>
        <source>{operation} requires &quot;{name}&quot;, but in this tool it is optional. Make it required or give it a default.</source>
        <translation>تتطلب ‎{operation}‎ &quot;‎{name}‎&quot;، لكنه اختياري في هذه الأداة. اجعله مطلوبًا أو امنحه قيمة افتراضية.</translation>
    </message>
    <message>
        <source>{operation} requires the header &quot;{name}&quot;, which only the endpoint sends. Give the endpoint a credential or a header of that name.</source>
        <translation>تتطلب ‎{operation}‎ الترويسة &quot;‎{name}‎&quot; التي لا ترسلها إلا نقطة النهاية. أعط نقطة النهاية بيانات اعتماد أو ترويسة بهذا الاسم.</translation>
    </message>
    <message>
        <source>{operation} requires the cookie &quot;{name}&quot;, which only the endpoint sends. Give the endpoint a credential for that cookie.</source>
        <translation>تتطلب ‎{operation}‎ ملف تعريف الارتباط &quot;‎{name}‎&quot; الذي لا ترسله إلا نقطة النهاية. أعط نقطة النهاية بيانات اعتماد لهذا الملف.</translation>
    </message>
    <message>
        <source>{operation} takes no &quot;{name}&quot; in the body.</source>
        <translation>لا تأخذ ‎{operation}‎ العنصر &quot;‎{name}‎&quot; في المتن.</translation>
    </message>
    <message>
        <source>The API&apos;s description no longer has the operation {operation}.</source>
        <translation>لم تعد العملية ‎{operation}‎ موجودة في وصف الواجهة.</translation>
    </message>
    <message>
        <source>The operation {operation} is now at {place}.</source>
        <translation>أصبحت العملية ‎{operation}‎ عند ‎{place}‎.</translation>
    </message>
    <message>
        <source>an origin such as {example}</source>
        <translation>مصدر (origin) مثل ‎{example}‎</translation>
    </message>
    <message>
        <source>The operation {method} {path} cannot be called. {problem}</source>
        <translation>لا يمكن استدعاء العملية ‎{method}‎ ‎{path}‎‏. ‎{problem}‎</translation>
    </message>
    <message>
        <source>Choose another operation.</source>
        <translation>اختر عملية أخرى.</translation>
    </message>
    <message>
        <source>The description says that the API is at {url}, which is not accepted for the endpoint &quot;{endpoint}&quot;.</source>
        <translation>يقول الوصف إن الواجهة عند ‎{url}‎، وهذا غير مقبول لنقطة النهاية &quot;‎{endpoint}‎&quot;.</translation>
    </message>
    <message>
        <source>Tools cannot send what the operation requires: {what}.</source>
        <translation>لا تستطيع الأدوات إرسال ما تتطلبه العملية: ‎{what}‎.</translation>
    </message>
    <message>
        <source>The type was {before} and is {after}.</source>
        <translation>كان النوع ‎{before}‎ وأصبح ‎{after}‎.</translation>
    </message>
    <message>
        <source>Null is no longer allowed.</source>
        <translation>لم تعد القيمة null مسموحة.</translation>
    </message>
    <message>
        <source>Null is now allowed.</source>
        <translation>أصبحت القيمة null مسموحة.</translation>
    </message>
    <message>
        <source>There is a new alternative.</source>
        <translation>يوجد بديل جديد.</translation>
    </message>
    <message>
        <source>Only certain values are now allowed.</source>
        <translation>لا يُسمح الآن إلا بقيم معينة.</translation>
    </message>
    <message>
        <source>Any value is now allowed.</source>
        <translation>يُسمح الآن بأي قيمة.</translation>
    </message>
    <message>
        <source>These values are no longer allowed: {values}.</source>
        <translation>لم تعد هذه القيم مسموحة: ‎{values}‎.</translation>
    </message>
    <message>
        <source>There are new values: {values}.</source>
        <translation>توجد قيم جديدة: ‎{values}‎.</translation>
    </message>
    <message>
        <source>{keyword} was {before} and is {after}.</source>
        <translation>كانت قيمة ‎{keyword}‎ هي ‎{before}‎ وأصبحت ‎{after}‎.</translation>
    </message>
    <message>
        <source>The format was &quot;{before}&quot; and is &quot;{after}&quot;.</source>
        <translation>كان التنسيق &quot;‎{before}‎&quot; وأصبح &quot;‎{after}‎&quot;.</translation>
    </message>
    <message>
        <source>{name} was removed.</source>
        <translation>لم يعد ‎{name}‎ موجودًا.</translation>
    </message>
    <message>
        <source>{name} was removed from the response.</source>
        <translation>لم يعد ‎{name}‎ موجودًا في الاستجابة.</translation>
    </message>
    <message>
        <source>{operation} requires &quot;{name}&quot;, and its fixed value is empty.</source>
        <translation>تتطلب ‎{operation}‎ &quot;‎{name}‎&quot;، وقيمته الثابتة فارغة.</translation>
    </message>
    <message>
        <source>{operation} does not accept the fixed value of &quot;{name}&quot;: {problem}</source>
        <translation>لا تقبل ‎{operation}‎ القيمة الثابتة للمعامل &quot;‎{name}‎&quot;: ‎{problem}‎</translation>
    </message>
    <message>
        <source>The API no longer takes &quot;{name}&quot;, for which the tool sends a fixed value.</source>
        <translation>لم تعد واجهة API تقبل &quot;‎{name}‎&quot;، الذي ترسل الأداة له قيمة ثابتة.</translation>
    </message>
    <message>
        <source>Open the tool, and remove the value or send it as something else.</source>
        <translation>افتح الأداة، وأزل القيمة أو أرسلها باسم آخر.</translation>
    </message>
    <message>
        <source>The operation requires &quot;{name}&quot;, which the tool does not pass.</source>
        <translation>تتطلب العملية &quot;‎{name}‎&quot;، والأداة لا تمرره.</translation>
    </message>
    <message>
        <source>{operation} does not accept the value of the context variable &quot;{key}&quot; for &quot;{name}&quot;: {problem}</source>
        <translation>لا تقبل ‎{operation}‎ قيمة متغير السياق &quot;‎{key}‎&quot; للمعامل &quot;‎{name}‎&quot;: ‎{problem}‎</translation>
    </message>
    <message>
        <source>{operation} does not accept the default of the parameter &quot;{parameter}&quot; for &quot;{name}&quot;: {problem}</source>
        <translation>لا تقبل ‎{operation}‎ القيمة الافتراضية للمعامل &quot;‎{parameter}‎&quot; في &quot;‎{name}‎&quot;: ‎{problem}‎</translation>
    </message>
    <message>
        <source>The fixed value of &quot;{name}&quot; in the path is empty. Enter one, or let agents pass it.</source>
        <translation>القيمة الثابتة للمعامل &quot;‎{name}‎&quot; في المسار فارغة. أدخل قيمة، أو اترك الوكلاء يمررونها.</translation>
    </message>
    <message>
        <source>{operation} does not return &quot;{from}&quot;, which the tool returns as &quot;{to}&quot;.</source>
        <translation>لا تعيد ‎{operation}‎ الحقل &quot;‎{from}‎&quot; الذي تعيده الأداة باسم &quot;‎{to}‎&quot;.</translation>
    </message>
    <message>
        <source>Open the tool and choose another value.</source>
        <translation>افتح الأداة واختر قيمة أخرى.</translation>
    </message>
    <message>
        <source>This is new and required.</source>
        <translation>هذا جديد ومطلوب.</translation>
    </message>
    <message>
        <source>This is new.</source>
        <translation>هذا جديد.</translation>
    </message>
    <message>
        <source>This is now required.</source>
        <translation>أصبح هذا مطلوبًا.</translation>
    </message>
    <message>
        <source>This is no longer required.</source>
        <translation>لم يعد هذا مطلوبًا.</translation>
    </message>
    <message>
        <source>Other properties are now allowed.</source>
        <translation>يُسمح الآن بخصائص أخرى.</translation>
    </message>
    <message>
        <source>Other properties are no longer allowed.</source>
        <translation>لم يعد يُسمح بخصائص أخرى.</translation>
    </message>
    <message>
        <source>OpenAPI {version} is read as 3.2.</source>
        <translation>يُقرأ OpenAPI ‏‎{version}‎ على أنه 3.2.</translation>
    </message>
    <message>
        <source>This description has the version &quot;{version}&quot;; 2.0, 3.0, 3.1 and 3.2 are supported.</source>
        <translation>إصدار هذا الوصف &quot;‎{version}‎&quot;؛ يمكن قراءة 2.0 و3.0 و3.1 و3.2.</translation>
    </message>
    <message>
        <source>This cannot be read as JSON, from line {line} on: {problem}</source>
        <translation>لا يمكن قراءة هذا على أنه JSON بدءًا من السطر ‎{line}‎‏: ‎{problem}‎</translation>
    </message>
    <message>
        <source>The description is empty.</source>
        <translation>الوصف فارغ.</translation>
    </message>
    <message>
        <source>{uri} was not read: {problem}</source>
        <translation>لم يُقرأ ‎{uri}‎‏: ‎{problem}‎</translation>
    </message>
    <message>
        <source>An object lists the names of its required members; this is omitted.</source>
        <translation>يسرد الكائن أعضاءه المطلوبة في قائمة أسماء؛ ويُهمل هذا.</translation>
    </message>
    <message>
        <source>A file is a string of the format binary here.</source>
        <translation>الملف هنا نص بالتنسيق binary.</translation>
    </message>
    <message>
        <source>This edition allows only one type; all types in the list are accepted.</source>
        <translation>لا يعرف هذا الإصدار إلا نوعًا واحدًا؛ تُؤخذ كل أنواع القائمة.</translation>
    </message>
    <message>
        <source>There are {count} more problems, which are not listed.</source>
        <translation>هناك ‎{count}‎ من المشكلات الأخرى غير المذكورة.</translation>
    </message>
    <message>
        <source>The paths should be an object and are omitted.</source>
        <translation>ينبغي أن تكون المسارات كائنًا، وقد أُهملت.</translation>
    </message>
    <message>
        <source>The description has no paths.</source>
        <translation>ليس في الوصف مسارات.</translation>
    </message>
    <message>
        <source>The description has more than {count} operations, the limit.</source>
        <translation>في الوصف أكثر من ‎{count}‎ عملية، وهو أقصى ما يُقرأ.</translation>
    </message>
    <message>
        <source>This server has no URL and is omitted.</source>
        <translation>ليس لهذا الخادم URL وقد أُهمل.</translation>
    </message>
    <message>
        <source>There is no security scheme {name}.</source>
        <translation>لا يوجد مخطط أمان باسم ‎{name}‎.</translation>
    </message>
    <message>
        <source>This path should be an object and is omitted.</source>
        <translation>ينبغي أن يكون هذا المسار كائنًا، وقد أُهمل.</translation>
    </message>
    <message>
        <source>This operation cannot be read.</source>
        <translation>لا يمكن قراءة هذه العملية.</translation>
    </message>
    <message>
        <source>Operations with the method {method} cannot be used as tools.</source>
        <translation>لا يمكن استخدام العمليات ذات الطريقة ‎{method}‎ كأدوات.</translation>
    </message>
    <message>
        <source>Another operation already has the id {id}; this one is called {key}.</source>
        <translation>تحمل عملية أخرى المعرّف ‎{id}‎ بالفعل؛ واسم هذه ‎{key}‎.</translation>
    </message>
    <message>
        <source>The parameters should be a list and are omitted.</source>
        <translation>ينبغي أن تكون المعاملات قائمة، وقد أُهملت.</translation>
    </message>
    <message>
        <source>There is already a parameter {name}; the first one is used.</source>
        <translation>يوجد معامل ‎{name}‎ بالفعل؛ الأول هو المعتمد.</translation>
    </message>
    <message>
        <source>The path should begin with a slash.</source>
        <translation>ينبغي أن يبدأ المسار بشرطة مائلة.</translation>
    </message>
    <message>
        <source>The operation does not describe its responses.</source>
        <translation>لا تذكر العملية شيئًا عن ردودها.</translation>
    </message>
    <message>
        <source>This should be a string and is omitted.</source>
        <translation>ينبغي أن يكون هذا نصًا، وقد أُهمل.</translation>
    </message>
    <message>
        <source>This should be true or false without quotes.</source>
        <translation>ينبغي أن يكون هذا true أو false بلا علامات اقتباس.</translation>
    </message>
    <message>
        <source>This should be true or false and is omitted.</source>
        <translation>ينبغي أن يكون هذا true أو false، وقد أُهمل.</translation>
    </message>
    <message>
        <source>This is not a parameter and is omitted.</source>
        <translation>هذا ليس معاملًا وقد أُهمل.</translation>
    </message>
    <message>
        <source>This should be an object of media types and is omitted.</source>
        <translation>ينبغي أن يكون هذا كائنًا من أنواع الوسائط، وقد أُهمل.</translation>
    </message>
    <message>
        <source>There are two bodies; the first one is used.</source>
        <translation>هناك متنان؛ الأول هو المعتمد.</translation>
    </message>
    <message>
        <source>A content type has control characters.</source>
        <translation>في نوع المحتوى محارف تحكم.</translation>
    </message>
    <message>
        <source>A form is an object.</source>
        <translation>النموذج كائن.</translation>
    </message>
    <message>
        <source>The server&apos;s variable {name} cannot be &quot;{value}&quot;.</source>
        <translation>لا يمكن أن تكون قيمة متغير الخادم ‎{name}‎ هي &quot;‎{value}‎&quot;.</translation>
    </message>
    <message>
        <source>The server needs a value for its variable {name}.</source>
        <translation>يحتاج الخادم إلى قيمة لمتغيره ‎{name}‎.</translation>
    </message>
    <message>
        <source>The operation is served by {origin}, which was not accepted for this endpoint; nothing was sent there.</source>
        <translation>تقدَّم العملية من ‎{origin}‎، ولم يُسمح به لنقطة النهاية هذه؛ لم يُرسل شيء إلى هناك.</translation>
    </message>
    <message>
        <source>An alias cannot appear inside the value it refers to.</source>
        <translation>لا يمكن أن يرد الاسم البديل داخل ما يسميه.</translation>
    </message>
    <message>
        <source>Its aliases expand to more than {count} values.</source>
        <translation>تتوسع أسماؤه البديلة إلى أكثر من ‎{count}‎ قيمة.</translation>
    </message>
    <message>
        <source>A list or map cannot be the name of a member.</source>
        <translation>لا يمكن أن تكون قائمة أو خريطة اسمًا لعضو.</translation>
    </message>
    <message>
        <source>It is nested deeper than {count} levels.</source>
        <translation>التداخل فيه أعمق من ‎{count}‎ مستوى.</translation>
    </message>
    <message>
        <source>A merge key (&lt;&lt;) takes a map or a list of maps.</source>
        <translation>يأخذ مفتاح الدمج (&lt;&lt;) خريطة أو قائمة خرائط.</translation>
    </message>
    <message>
        <source>It is larger than {count} MiB.</source>
        <translation>حجمه أكبر من ‎{count}‎‏ MiB.</translation>
    </message>
    <message>
        <source>It is not UTF-8.</source>
        <translation>ليس بترميز UTF-8.</translation>
    </message>
    <message>
        <source>Import a Tooltray pack, a GraphQL document or schema, an introspection response, a cURL command, request files (.http), a recording (HAR), or a collection of Postman, Insomnia, Altair or Bruno.</source>
        <translation>استورد حزمة Tooltray أو مستند GraphQL أو مخططه أو رد استبطان أو أمر cURL أو جلسة مسجلة (HAR) أو ملف طلبات (‎.http) أو مجموعة من Postman أو Insomnia أو Altair أو Bruno.</translation>
    </message>
    <message>
        <source>It has no address.</source>
        <translation>ليس له عنوان.</translation>
    </message>
    <message>
        <source>Enter it again without spaces, quotes, commas, semicolons and backslashes.</source>
        <translation>أدخله مجددًا دون مسافات وعلامات اقتباس وفواصل وفواصل منقوطة وشرطات مائلة عكسية.</translation>
    </message>
    <message>
        <source>Pass a file as an object with content_base64 or text.</source>
        <translation>مرّر الملف كائنًا فيه content_base64 أو text.</translation>
    </message>
    <message>
        <source>The cookie &quot;{name}&quot; is not sent: cookies of that name carry secrets.</source>
        <translation>لا يُرسل ملف تعريف الارتباط &quot;‎{name}‎&quot;: الملفات بهذا الاسم تحمل أسرارًا.</translation>
    </message>
    <message>
        <source>The cookie &quot;{name}&quot; is not sent: its value is not a string, number or boolean.</source>
        <translation>لا يُرسل ملف تعريف الارتباط &quot;‎{name}‎&quot;: قيمته ليست نصًّا ولا عددًا ولا قيمة منطقية.</translation>
    </message>
    <message>
        <source>If this is correct, accept it on the Endpoints page or with &quot;tooltray schema accept&quot;.</source>
        <translation>إن كان ذلك صحيحًا فاقبله في صفحة نقاط النهاية أو بالأمر &quot;tooltray schema accept&quot;.</translation>
    </message>
    <message>
        <source>Refresh the schema first.</source>
        <translation>حدّث المخطط أولًا.</translation>
    </message>
    <message>
        <source>a client certificate</source>
        <translation>شهادة عميل</translation>
    </message>
    <message>
        <source>a header Authorization of the kind {kind}</source>
        <translation>ترويسة Authorization من النوع ‎{kind}‎</translation>
    </message>
    <message>
        <source>the authentication {name}, which is not supported</source>
        <translation>المصادقة ‎{name}‎، وهي غير مدعومة</translation>
    </message>
    <message>
        <source>an OAuth token</source>
        <translation>رمز OAuth</translation>
    </message>
    <message>
        <source>an OAuth token with the scopes {scopes}</source>
        <translation>رمز OAuth بالنطاقات ‎{scopes}‎</translation>
    </message>
    <message>
        <source>the API key {name} in the query</source>
        <translation>مفتاح API ‏‎{name}‎ في الاستعلام</translation>
    </message>
    <message>
        <source>the API key {name} in a cookie</source>
        <translation>مفتاح API ‏‎{name}‎ في ملف تعريف ارتباط</translation>
    </message>
    <message>
        <source>the API key {name} in a header</source>
        <translation>مفتاح API ‏‎{name}‎ في ترويسة</translation>
    </message>
    <message>
        <source>{operation} requires the cookie &quot;{name}&quot;.</source>
        <translation>تتطلب ‎{operation}‎ ملف تعريف الارتباط &quot;‎{name}‎&quot;.</translation>
    </message>
    <message>
        <source>The cookie &quot;{name}&quot; cannot be sent: its name has characters that are not allowed.</source>
        <translation>لا يمكن إرسال ملف تعريف الارتباط &quot;‎{name}‎&quot;: في اسمه محارف غير مسموح بها.</translation>
    </message>
    <message>
        <source>The pagination does not name the field with the URL of the next page.</source>
        <translation>لا يذكر إعداد جلب الصفحات الحقل الذي يحمل عنوان الصفحة التالية.</translation>
    </message>
    <message>
        <source>The pagination does not name the field of an item that is its cursor.</source>
        <translation>لا يذكر إعداد جلب الصفحات حقل العنصر الذي هو مؤشره.</translation>
    </message>
    <message>
        <source>Set next_cursor_path in the pagination, such as /id.</source>
        <translation>اضبط next_cursor_path في إعداد جلب الصفحات، مثل ‎/id.</translation>
    </message>
    <message>
        <source>Ask the user to choose that server for the endpoint, or to set its REST URL, if it may be used.</source>
        <translation>اطلب من المستخدم اختيار ذلك الخادم لنقطة النهاية أو إدخال عنوان REST لها إن كان استخدامه مسموحًا.</translation>
    </message>
    <message>
        <source>This operation cannot be used as a tool.</source>
        <translation>لا يمكن استخدام هذه العملية كأداة.</translation>
    </message>
    <message>
        <source>Choose another operation, or delete the tool.</source>
        <translation>اختر عملية أخرى أو احذف الأداة.</translation>
    </message>
    <message>
        <source>The overlay cannot be used. {problem}</source>
        <translation>لا يمكن استخدام ملف التراكب. ‎{problem}‎</translation>
    </message>
    <message>
        <source>This action has no target and is omitted.</source>
        <translation>ليس لهذا الإجراء هدف، لذا يُتجاوز.</translation>
    </message>
    <message>
        <source>This action neither updates nor removes.</source>
        <translation>لا يحدّث هذا الإجراء شيئًا ولا يزيل شيئًا.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; is not known in an action and is omitted.</source>
        <translation>العضو &quot;‎{name}‎&quot; غير معروف في الإجراء، لذا يُتجاوز.</translation>
    </message>
    <message>
        <source>The target {target} cannot be read as a JSONPath from character {position} on.</source>
        <translation>لا يمكن قراءة الهدف ‎{target}‎ على أنه JSONPath ابتداءً من المحرف ‎{position}‎.</translation>
    </message>
    <message>
        <source>Looking for {target} takes too long.</source>
        <translation>يستغرق البحث عن ‎{target}‎ وقتًا أطول من اللازم.</translation>
    </message>
    <message>
        <source>Nothing is at {target}. It may have been removed, or never have existed.</source>
        <translation>لم يعد هناك شيء عند ‎{target}‎، أو لم يكن قط.</translation>
    </message>
    <message>
        <source>This action adds more than can be read and is omitted.</source>
        <translation>يضيف هذا الإجراء أكثر مما يمكن قراءته، لذا يُتجاوز.</translation>
    </message>
    <message>
        <source>The whole description cannot be removed.</source>
        <translation>لا يمكن إزالة الوصف كله.</translation>
    </message>
    <message>
        <source>{place} cannot be updated in this way: update an object with an object, a list with its new items, and any other value through what contains it.</source>
        <translation>لا يمكن تحديث ‎{place}‎ بهذه الطريقة: تُحدَّث الكائنات بكائنات، والقوائم بما ستحتويه، وسائر القيم بما هي فيه.</translation>
    </message>
    <message>
        <source>This is not an overlay: it has no &quot;overlay&quot; version.</source>
        <translation>هذا ليس ملف تراكب: ينقصه &quot;overlay&quot; مع رقم إصدار.</translation>
    </message>
    <message>
        <source>This overlay has the version {version}; only 1.0 is supported.</source>
        <translation>إصدار ملف التراكب هذا ‎{version}‎، ويمكن قراءة 1.0.</translation>
    </message>
    <message>
        <source>Overlay {version} is read as 1.0.</source>
        <translation>يُقرأ ملف التراكب ‎{version}‎ على أنه 1.0.</translation>
    </message>
    <message>
        <source>The overlay has no actions.</source>
        <translation>ليس في ملف التراكب إجراءات.</translation>
    </message>
    <message>
        <source>The path has control characters or is too long to be called.</source>
        <translation>في المسار محارف تحكم، أو هو أطول من أن يُستدعى.</translation>
    </message>
    <message>
        <source>A part of its path looks like a secret and is not imported: the argument {name} replaces it.</source>
        <translation>يبدو جزء من مساره سرًّا، لذا لا يُستورد: يحل محله الوسيط ‎{name}‎.</translation>
    </message>
    <message>
        <source>It contains no schema.</source>
        <translation>لا يوجد فيه مخطط.</translation>
    </message>
    <message>
        <source>The log has only part of the request.</source>
        <translation>لا يحتوي السجل إلا على جزء من الطلب.</translation>
    </message>
    <message>
        <source>The file &quot;{path}&quot; is larger than {size}, the limit.</source>
        <translation>الملف &quot;‎{path}‎&quot; أكبر من الحد الأقصى للقراءة، وهو ‎{size}‎.</translation>
    </message>
    <message>
        <source>the system does not allow a file of this size</source>
        <translation>لا يسمح النظام بملف بهذا الحجم</translation>
    </message>
    <message>
        <source>The work was cancelled before it was done.</source>
        <translation>أُلغي العمل قبل إنجازه.</translation>
    </message>
    <message>
        <source>The file could not be changed.</source>
        <translation>فشل تغيير الملف.</translation>
    </message>
    <message>
        <source>an object was expected</source>
        <translation>يوجد شيء آخر حيث يُتوقع وجود كائن</translation>
    </message>
    <message>
        <source>a value was expected instead of &quot;/&quot;</source>
        <translation>توجد &quot;‎/‎&quot; حيث يُتوقع وجود قيمة</translation>
    </message>
    <message>
        <source>a string contains something that JSON does not allow</source>
        <translation>في أحد النصوص ما لا يسمح به JSON</translation>
    </message>
    <message>
        <source>a value was expected instead of &quot;{sign}&quot;</source>
        <translation>توجد &quot;‎{sign}‎&quot; حيث يُتوقع وجود قيمة</translation>
    </message>
    <message>
        <source>this is part of &quot;{name}&quot; and not a separate table</source>
        <translation>يوجد هنا ما هو جزء من &quot;‎{name}‎&quot; وليس جدولًا مستقلًا</translation>
    </message>
    <message>
        <source>is a link or not a regular file</source>
        <translation>رابط أو ليس ملفًا عاديًا</translation>
    </message>
    <message>
        <source>The sign-in changed in the meantime.</source>
        <translation>سجّل أحدهم الدخول أو الخروج في الأثناء.</translation>
    </message>
    <message>
        <source>The access token had already expired when it arrived.</source>
        <translation>انتهت صلاحية رمز الوصول قبل وصوله.</translation>
    </message>
    <message>
        <source>Try again. If that does not help, ask the operator of the authorization server for tokens with a longer lifetime.</source>
        <translation>أعد المحاولة. إذا لم يُجدِ ذلك فاطلب من القائمين على خادم التفويض رموزًا أطول صلاحية.</translation>
    </message>
    <message>
        <source>The credential &quot;{name}&quot; does not need a sign-in.</source>
        <translation>لا تحتاج بيانات الاعتماد &quot;‎{name}‎&quot; إلى تسجيل دخول.</translation>
    </message>
    <message>
        <source>The sign-in was not completed within ten minutes.</source>
        <translation>لم يكتمل تسجيل الدخول خلال عشر دقائق.</translation>
    </message>
    <message>
        <source>No port is free for the browser to return to: {reason}.</source>
        <translation>لا يوجد في هذا الحاسوب منفذ متاح يعود إليه المتصفح: ‎{reason}‎.</translation>
    </message>
    <message>
        <source>Check the client ID, its secret, and its permissions on the server.</source>
        <translation>تحقق من معرّف العميل وسرّه وما يسمح به الخادم لهذا العميل.</translation>
    </message>
    <message>
        <source>Compare the credential&apos;s settings with the server&apos;s documentation.</source>
        <translation>قارن إعدادات بيانات الاعتماد بتوثيق الخادم.</translation>
    </message>
    <message>
        <source>Use letters, digits and hyphens, such as X-Api-Key. Names that HTTP itself uses, such as Host, are reserved.</source>
        <translation>استخدم حروفًا لاتينية وأرقامًا وشرطات، مثل X-Api-Key. والأسماء التي يستخدمها HTTP نفسه، مثل Host، محجوزة.</translation>
    </message>
    <message>
        <source>The secret begins or ends with whitespace, so the request was not sent.</source>
        <translation>يبدأ السر أو ينتهي بمسافة بيضاء، لذا لم يُرسل الطلب.</translation>
    </message>
    <message>
        <source>Enter it again without whitespace. A line break is often copied along.</source>
        <translation>أدخله مجددًا من دون مسافات بيضاء. فغالبًا ما يُنسخ معه فاصل سطر.</translation>
    </message>
    <message>
        <source>The secret contains a line break or another control character, so the request was not sent.</source>
        <translation>في السر فاصل سطر أو محرف تحكم آخر، لذا لم يُرسل الطلب.</translation>
    </message>
    <message>
        <source>A bearer token cannot contain spaces, so the request was not sent.</source>
        <translation>لا يجوز أن يحتوي رمز Bearer على مسافات، لذا لم يُرسل الطلب.</translation>
    </message>
    <message>
        <source>The secret contains a character that cookies must not contain, so the request was not sent.</source>
        <translation>في السر محرف لا يجوز في أي ملف تعريف ارتباط، لذا لم يُرسل الطلب.</translation>
    </message>
    <message>
        <source>The user name contains a colon or a control character.</source>
        <translation>في اسم المستخدم نقطتان رأسيتان أو محرف تحكم.</translation>
    </message>
    <message>
        <source>Unlock it when its dialog asks, or in its own program, and try again.</source>
        <translation>افتح قفلها عندما تطلب نافذتها ذلك أو من برنامجها، ثم حاول مجددًا.</translation>
    </message>
    <message>
        <source>The keychain is not set up yet: the password prompt was dismissed.</source>
        <translation>لم تُعَدّ سلسلة المفاتيح بعد: أُلغي طلب كلمة المرور.</translation>
    </message>
    <message>
        <source>Try again and choose a password for it. Otherwise keep the secret in memory for this session or in an environment variable.</source>
        <translation>حاول مجددًا واختر كلمة مرور لها. وإلا فاحتفظ بالسر في الذاكرة لهذه الجلسة أو في متغير بيئة.</translation>
    </message>
    <message>
        <source>Enter it on the Credentials page. It is stored in the keychain.</source>
        <translation>أدخله في صفحة بيانات الاعتماد. ويُحفظ في سلسلة المفاتيح.</translation>
    </message>
    <message>
        <source>Check whether it is asking for a password, and try again.</source>
        <translation>تحقق مما إذا كانت تطلب كلمة مرور، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>Enter it on the Credentials page. It is stored until Tooltray quits.</source>
        <translation>أدخله في صفحة بيانات الاعتماد. ويبقى محفوظًا حتى إنهاء Tooltray.</translation>
    </message>
    <message>
        <source>Run it in a terminal: it may be waiting for input, which it cannot get here.</source>
        <translation>شغّله في الطرفية: فقد يكون في انتظار إدخال لا يمكن أن يصله هنا.</translation>
    </message>
    <message>
        <source>The server is not running, so clients cannot connect.</source>
        <translation>الخادم لا يعمل، فلا يمكن للعملاء الاتصال.</translation>
    </message>
    <message>
        <source>The endpoint &quot;{name}&quot; has no credential now, so there is no secret to insert.</source>
        <translation>لم تعد لنقطة النهاية &quot;‎{name}‎&quot; بيانات اعتماد، فلا يوجد سر يُضاف.</translation>
    </message>
    <message>
        <source>The credential {name} does not need a sign-in.</source>
        <translation>لا تحتاج بيانات الاعتماد ‎{name}‎ إلى تسجيل دخول.</translation>
    </message>
    <message>
        <source>Choose a kind of credential that people sign in with.</source>
        <translation>اختر نوع بيانات اعتماد يُسجَّل الدخول به.</translation>
    </message>
    <message>
        <source>The settings in {file} can be neither read nor set aside.</source>
        <translation>لا تمكن قراءة الإعدادات في ‎{file}‎، ولا تنحيتها جانبًا.</translation>
    </message>
    <message>
        <source>The host of the endpoint comes from the context variable &quot;{name}&quot;, which an agent has set.</source>
        <translation>يأتي مضيف نقطة النهاية من متغير السياق &quot;‎{name}‎&quot; الذي ضبطه وكيل.</translation>
    </message>
    <message>
        <source>The tool &quot;{tool}&quot; exceeds its rate limit, and too many calls are already waiting.</source>
        <translation>تتجاوز الأداة &quot;‎{tool}‎&quot; حدّ استدعاءاتها، وعدد الاستدعاءات المنتظرة أكبر من اللازم.</translation>
    </message>
    <message>
        <source>The call of &quot;{tool}&quot; on the endpoint &quot;{endpoint}&quot; needs approval, but nobody is available to give it.</source>
        <translation>يحتاج استدعاء &quot;‎{tool}‎&quot; في نقطة النهاية &quot;‎{endpoint}‎&quot; إلى موافقة، ولا يوجد من يمنحها.</translation>
    </message>
    <message>
        <source>Too many calls are already waiting for approval, so no approval was requested for &quot;{tool}&quot;.</source>
        <translation>عدد الاستدعاءات المنتظرة للموافقة أكبر من اللازم، لذا لم تُطلب موافقة للأداة &quot;‎{tool}‎&quot;.</translation>
    </message>
    <message>
        <source>The request to the endpoint &quot;{endpoint}&quot; is different each time, so no approval can cover it.</source>
        <translation>يختلف الطلب إلى نقطة النهاية &quot;‎{endpoint}‎&quot; في كل مرة، فلا تشمله أي موافقة.</translation>
    </message>
    <message>
        <source>The host of the endpoint &quot;{endpoint}&quot; comes from a secret context variable.</source>
        <translation>يأتي مضيف نقطة النهاية &quot;‎{endpoint}‎&quot; من متغير سياق سرّي.</translation>
    </message>
    <message>
        <source>The endpoint &quot;{name}&quot; does not check certificates, so anyone could impersonate it.</source>
        <translation>نقطة النهاية &quot;‎{name}‎&quot; لا تتحقق من الشهادات، فيستطيع أي طرف انتحالها.</translation>
    </message>
    <message>
        <source>The next page is at {link}, but the endpoint is {origin}. The credential is not sent there.</source>
        <translation>الصفحة التالية على ‎{link}‎، بينما نقطة النهاية هي ‎{origin}‎. ولا تُرسل بيانات الاعتماد إلى هناك.</translation>
    </message>
    <message>
        <source>Set the endpoint&apos;s URL to the origin of its links, or choose the style page, offset or cursor in the pagination of the tool.</source>
        <translation>اضبط عنوان URL لنقطة النهاية على المصدر الذي تؤدي إليه روابطها، أو اختر الأسلوب page أو offset أو cursor في إعداد جلب الصفحات في الأداة.</translation>
    </message>
    <message>
        <source>Remove it from the headers of the tool.</source>
        <translation>احذفها من ترويسات الأداة.</translation>
    </message>
    <message>
        <source>A body of the type {type} must be text or a file, and this one is neither.</source>
        <translation>المتن من النوع ‎{type}‎ يجب أن يكون نصًّا أو ملفًّا، وهذا ليس أيًّا منهما.</translation>
    </message>
    <message>
        <source>Bind text or an object with content_base64 to the body, or remove the header Content-Type to send JSON.</source>
        <translation>أسند إلى المتن نصًّا أو كائنًا فيه content_base64، أو أزل الترويسة Content-Type لإرسال JSON.</translation>
    </message>
    <message>
        <source>The events of the subscription exceed {size} in total.</source>
        <translation>حجم أحداث الاشتراك معًا أكبر من ‎{size}‎.</translation>
    </message>
    <message>
        <source>Also cut: {kept} of {total} {unit}.</source>
        <translation>وهذا مختصر أيضًا: ‎{kept}‎ من ‎{total}‎ من ‎{unit}‎.</translation>
    </message>
    <message>
        <source>Also cut: {kept} of {total} {unit} at {place}.</source>
        <translation>وهذا مختصر أيضًا: ‎{kept}‎ من ‎{total}‎ من ‎{unit}‎ في ‎{place}‎.</translation>
    </message>
    <message>
        <source>The tool &quot;{tool}&quot; is already running and would call itself endlessly.</source>
        <translation>الأداة &quot;‎{tool}‎&quot; قيد التنفيذ من قبل، وستستدعي نفسها بلا نهاية.</translation>
    </message>
    <message>
        <source>Remove the call to it from one of the tools that call each other.</source>
        <translation>أزل استدعاءها من إحدى الأدوات التي تستدعي بعضها بعضًا.</translation>
    </message>
    <message>
        <source>A description in a file can refer only to other files.</source>
        <translation>لا يمكن لوصف في ملف أن يشير إلا إلى ملفات أخرى.</translation>
    </message>
    <message>
        <source>No new description of the endpoint &quot;{endpoint}&quot; is waiting to be accepted.</source>
        <translation>لا ينتظر القبولَ وصفٌ جديد لنقطة النهاية &quot;‎{endpoint}‎&quot;.</translation>
    </message>
    <message>
        <source>The log has only part of the arguments of this call.</source>
        <translation>لا يحتوي السجل إلا على جزء من وسائط هذا الاستدعاء.</translation>
    </message>
    <message>
        <source>Make the call again from the tool&apos;s page.</source>
        <translation>أجرِ الاستدعاء من جديد من صفحة الأداة.</translation>
    </message>
    <message>
        <source>The log has only part of the request, too little for a command.</source>
        <translation>لا يحتوي السجل إلا على جزء من الطلب، وهو أقل من أن يُنشأ منه أمر.</translation>
    </message>
    <message>
        <source>The request contains a zero byte, which a command line cannot pass.</source>
        <translation>في الطلب بايت صفري، ولا يمكن لسطر أوامر أن يمرّره.</translation>
    </message>
    <message>
        <source>the notes of a person</source>
        <translation>ما كتبه شخص</translation>
    </message>
    <message>
        <source>This &quot;)&quot; has no matching &quot;(&quot;.</source>
        <translation>لا يوجد &quot;‎(‎&quot; يقابل هذا &quot;‎)‎&quot;.</translation>
    </message>
    <message>
        <source>Brackets are nested too deeply.</source>
        <translation>الأقواس متداخلة أكثر من اللازم.</translation>
    </message>
    <message>
        <source>A space is missing here. Quote a value that contains brackets or quotes.</source>
        <translation>تنقص مسافة هنا. ضع القيمة التي فيها أقواس أو علامات اقتباس بين علامتي اقتباس.</translation>
    </message>
    <message>
        <source>There is one operator too many.</source>
        <translation>هناك عامل زائد.</translation>
    </message>
    <message>
        <source>The client&apos;s answer does not match the question.</source>
        <translation>إجابة العميل لا تطابق السؤال.</translation>
    </message>
    <message>
        <source>The operation now requires other credentials or scopes.</source>
        <translation>تطلب العملية الآن بيانات اعتماد أو نطاقات أخرى.</translation>
    </message>
    <message>
        <source>The operation now accepts other credentials as well.</source>
        <translation>تقبل العملية الآن بيانات اعتماد أخرى أيضًا.</translation>
    </message>
    <message>
        <source>The credential {name} is now sent differently.</source>
        <translation>تُرسل بيانات الاعتماد ‎{name}‎ الآن بطريقة أخرى.</translation>
    </message>
    <message>
        <source>The description has changed.</source>
        <translation>تغيّر الوصف.</translation>
    </message>
    <message>
        <source>This parameter was removed.</source>
        <translation>أُزيل هذا المعامل.</translation>
    </message>
    <message>
        <source>This parameter now has a different style.</source>
        <translation>أصبح لهذا المعامل نمط آخر.</translation>
    </message>
    <message>
        <source>This parameter is now escaped differently.</source>
        <translation>تُرمَّز محارف هذا المعامل الآن بطريقة أخرى.</translation>
    </message>
    <message>
        <source>This response is new.</source>
        <translation>هذا الرد جديد.</translation>
    </message>
    <message>
        <source>The operation was removed.</source>
        <translation>أُزيلت العملية.</translation>
    </message>
    <message>
        <source>The operation was removed; {name} is now {method} {path}.</source>
        <translation>أُزيلت العملية؛ ‎{name}‎ الآن هي ‎{method}‎ ‎{path}‎.</translation>
    </message>
    <message>
        <source>This is too large to compare completely.</source>
        <translation>هذا أكبر من أن يُقارن كله.</translation>
    </message>
    <message>
        <source>An alternative was removed.</source>
        <translation>أُزيل أحد البدائل.</translation>
    </message>
    <message>
        <source>The default has changed.</source>
        <translation>تغيّرت القيمة الافتراضية.</translation>
    </message>
    <message>
        <source>The description and the documents it refers to exceed {count} MiB, the limit.</source>
        <translation>حجم الوصف والمستندات التي يشير إليها أكبر من ‎{count}‎‏ MiB، وهو أقصى ما يُقرأ.</translation>
    </message>
    <message>
        <source>This is not an OpenAPI description: it is not a JSON object.</source>
        <translation>هذا ليس وصف OpenAPI: إنه ليس كائن JSON.</translation>
    </message>
    <message>
        <source>This is not an OpenAPI description: it has neither an &quot;openapi&quot; nor a &quot;swagger&quot; version.</source>
        <translation>هذا ليس وصف OpenAPI: ليس فيه &quot;openapi&quot; ولا &quot;swagger&quot; مع إصدار.</translation>
    </message>
    <message>
        <source>This is a web page or XML, not an OpenAPI description.</source>
        <translation>هذه صفحة ويب أو XML، وليست وصف OpenAPI.</translation>
    </message>
    <message>
        <source>A name appears twice in an object, and the last one counts: {problem}</source>
        <translation>يرد اسم مرتين في كائن، والأخير هو المعتمد: ‎{problem}‎</translation>
    </message>
    <message>
        <source>The description refers to more than {count} other documents; {uri} was not read.</source>
        <translation>يشير الوصف إلى أكثر من ‎{count}‎ من المستندات الأخرى؛ لم يُقرأ ‎{uri}‎.</translation>
    </message>
    <message>
        <source>Documents refer to each other over more than {count} steps; {uri} was not read.</source>
        <translation>تشير المستندات بعضها إلى بعض عبر أكثر من ‎{count}‎ خطوة؛ لم يُقرأ ‎{uri}‎.</translation>
    </message>
    <message>
        <source>There is nothing at {target} in this document; the one in the first document is used.</source>
        <translation>لا يوجد شيء عند ‎{target}‎ في هذا المستند؛ يُستخدم ما في المستند الأول.</translation>
    </message>
    <message>
        <source>There is nothing at {target}; any value is accepted.</source>
        <translation>لا يوجد شيء عند ‎{target}‎؛ تُقبل أي قيمة.</translation>
    </message>
    <message>
        <source>A schema with properties but no type is treated as an object.</source>
        <translation>يُعامل المخطط الذي له خصائص بلا نوع على أنه كائن.</translation>
    </message>
    <message>
        <source>A schema with items but no type is treated as an array.</source>
        <translation>يُعامل المخطط الذي له عناصر بلا نوع على أنه مصفوفة.</translation>
    </message>
    <message>
        <source>The reference {target} is circular; any value is accepted.</source>
        <translation>الإحالة ‎{target}‎ دائرية؛ تُقبل أي قيمة.</translation>
    </message>
    <message>
        <source>The description refers to the file {uri}, which is outside its folder and was not read. You can accept that folder on the endpoint.</source>
        <translation>يشير الوصف إلى الملف ‎{uri}‎ خارج مجلده ولم يُقرأ؛ يمكن السماح بمجلده في نقطة النهاية.</translation>
    </message>
    <message>
        <source>The description refers to {uri}, which is not a web address and was not read.</source>
        <translation>يشير الوصف إلى ‎{uri}‎، وهو ليس عنوان ويب ولم يُقرأ.</translation>
    </message>
    <message>
        <source>The description refers to {uri} in a private network, which was not read: a description from a public host must not refer to one.</source>
        <translation>يشير الوصف إلى ‎{uri}‎ في شبكة خاصة، ولم يُقرأ: لا يجوز لوصف من مضيف عام أن يشير إلى هناك.</translation>
    </message>
    <message>
        <source>The description refers to {uri} on another host, which was not read. You can accept the origin {origin} on the endpoint.</source>
        <translation>يشير الوصف إلى ‎{uri}‎ على مضيف آخر، ولم يُقرأ؛ يمكن السماح بالمصدر ‎{origin}‎ في نقطة النهاية.</translation>
    </message>
    <message>
        <source>The path has no placeholder for the parameter {name}, which is omitted.</source>
        <translation>ليس في المسار عنصر نائب للمعامل ‎{name}‎، وقد أُهمل.</translation>
    </message>
    <message>
        <source>The path parameter {name} is not declared and is treated as a string.</source>
        <translation>معامل المسار ‎{name}‎ غير معلن؛ يُعامل على أنه نص.</translation>
    </message>
    <message>
        <source>The style &quot;{style}&quot; does not exist in the {place}; the default is used.</source>
        <translation>لا يوجد نمط &quot;‎{style}‎&quot; في ‎{place}‎؛ يُستخدم النمط الافتراضي.</translation>
    </message>
    <message>
        <source>This parameter has no name or no known location, and is omitted.</source>
        <translation>ليس لهذا المعامل اسم أو مكان معروف، وقد أُهمل.</translation>
    </message>
    <message>
        <source>The header {name} cannot be a parameter: it is set by the request.</source>
        <translation>لا يمكن أن تكون الترويسة ‎{name}‎ معاملًا: فالطلب هو الذي يضبطها.</translation>
    </message>
    <message>
        <source>The path parameter {name} is required, although it is not marked as such.</source>
        <translation>معامل المسار ‎{name}‎ مطلوب، مع أنه غير محدد كذلك.</translation>
    </message>
    <message>
        <source>The body cannot be read, so any JSON value is accepted.</source>
        <translation>لا يمكن قراءة المتن؛ تُقبل له أي قيمة JSON.</translation>
    </message>
    <message>
        <source>The body has no media type, so any JSON value is accepted.</source>
        <translation>ليس للمتن نوع وسائط؛ تُقبل له أي قيمة JSON.</translation>
    </message>
    <message>
        <source>{name} is not valid Base64.</source>
        <translation>‏‎{name}‎ ليس Base64 صالحًا.</translation>
    </message>
    <message>
        <source>The server &quot;{url}&quot; in the description is not an absolute URL. Set a base URL on the endpoint.</source>
        <translation>الخادم &quot;‎{url}‎&quot; في الوصف ليس عنوان URL مطلقًا. اضبط عنوان URL أساسيًا في نقطة النهاية.</translation>
    </message>
    <message>
        <source>The option {name} of the workspace&apos;s storage contains a semicolon.</source>
        <translation>في الخيار ‎{name}‎ الخاص بتخزين مساحة العمل فاصلة منقوطة.</translation>
    </message>
    <message>
        <source>No connection to {place}: {reason}.</source>
        <translation>لا يوجد اتصال بقاعدة البيانات في ‎{place}‎‏: ‎{reason}‎.</translation>
    </message>
    <message>
        <source>Look at the server&apos;s log.</source>
        <translation>راجع سجل الخادم.</translation>
    </message>
    <message>
        <source>&quot;{file}&quot; is a database of another program. Nothing in it was changed.</source>
        <translation>الملف &quot;‎{file}‎&quot; قاعدة بيانات لبرنامج آخر. لم يتغيّر شيء فيه.</translation>
    </message>
    <message>
        <source>A newer version of Tooltray wrote &quot;{file}&quot; in format {format}; this version reads up to {known}. Nothing in it was changed.</source>
        <translation>كتب إصدار أحدث من Tooltray الملف &quot;‎{file}‎&quot; بالتنسيق ‎{format}‎؛ ويقرأ هذا الإصدار حتى ‎{known}‎. لم يتغيّر شيء فيه.</translation>
    </message>
    <message>
        <source>&quot;{file}&quot; already contains it: {reason}.</source>
        <translation>هذا موجود من قبل في &quot;‎{file}‎&quot;‏: ‎{reason}‎.</translation>
    </message>
    <message>
        <source>&quot;{file}&quot; is damaged or not a SQLite database ({reason}). Nothing in it was changed.</source>
        <translation>الملف &quot;‎{file}‎&quot; تالف أو ليس قاعدة بيانات SQLite‏ (‎{reason}‎). لم يتغيّر شيء فيه.</translation>
    </message>
    <message>
        <source>SQLite rejected the request to &quot;{file}&quot;: {reason}.</source>
        <translation>رفض SQLite الطلب إلى الملف &quot;‎{file}‎&quot;‏: ‎{reason}‎.</translation>
    </message>
    <message>
        <source>YAML parsers disagree on what this means without quotes. Quote text, write a number in plain digits, or use true or false.</source>
        <translation>تختلف برامج قراءة YAML في معنى هذا من دون علامتي اقتباس: ضع النص بين علامتي اقتباس، أو اكتب عددًا بأرقام عادية، أو true أو false.</translation>
    </message>
    <message>
        <source>The values from the environment make the configuration too long.</source>
        <translation>القيم المأخوذة من البيئة تجعل الإعداد أطول من اللازم.</translation>
    </message>
    <message>
        <source>This value is not valid here.</source>
        <translation>هذه القيمة غير صالحة هنا.</translation>
    </message>
    <message>
        <source>The value of {variable} is not valid here.</source>
        <translation>قيمة ‎{variable}‎ غير صالحة هنا.</translation>
    </message>
    <message>
        <source>There are more problems; these are the first {count}.</source>
        <translation>هناك أخطاء أخرى؛ هذه أول ‎{count}‎ منها.</translation>
    </message>
    <message>
        <source>a command with quotes or special characters must be a list with one element per argument; it is not run in a shell</source>
        <translation>الأمر الذي فيه علامات اقتباس أو محارف خاصة يجب أن يكون قائمة فيها عنصر لكل وسيط؛ فهو لا يُشغَّل في صدفة (shell)</translation>
    </message>
    <message>
        <source>This ${ has no }. Write $${ for a literal ${.</source>
        <translation>لا توجد ‎}‎ تغلق ‎${‎ هذه؛ اكتب ‎$${‎ إذا أردت إبقاء ‎${‎ كما هي.</translation>
    </message>
    <message>
        <source>A reference looks like ${NAME} or ${NAME:-default}, with letters, digits and _ in its name. Write $${ for a literal ${.</source>
        <translation>تُكتب الإحالة بالشكل ‎${NAME}‎ أو ‎${NAME:-default}‎، ويتكون اسمها من حروف وأرقام والرمز _؛ اكتب ‎$${‎ إذا أردت إبقاء ‎${‎ كما هي.</translation>
    </message>
    <message>
        <source>The environment variable {name} is not valid UTF-8.</source>
        <translation>متغير البيئة ‎{name}‎ ليس بترميز UTF-8 صالح.</translation>
    </message>
    <message>
        <source>The file must be a single document; a second one begins here.</source>
        <translation>يجب أن يكون الملف مستندًا واحدًا؛ وهنا يبدأ مستند ثانٍ.</translation>
    </message>
    <message>
        <source>This does not match what is above it. Check its indentation and the quotes before it.</source>
        <translation>هذا لا يتوافق مع ما فوقه؛ تحقق من مسافته البادئة ومن علامات الاقتباس قبله.</translation>
    </message>
    <message>
        <source>A key is not allowed here. Quote text that contains &quot;: &quot;, and indent a key like its neighbours.</source>
        <translation>لا يمكن أن يوجد مفتاح هنا: ضع النص الذي فيه ‎&quot;: &quot;‎ بين علامتي اقتباس، واجعل للمفتاح المسافة البادئة نفسها التي للمفاتيح المجاورة.</translation>
    </message>
    <message>
        <source>A key is not allowed here. Check its indentation.</source>
        <translation>لا يمكن أن يوجد مفتاح هنا؛ تحقق من مسافته البادئة.</translation>
    </message>
    <message>
        <source>A list cannot begin here. Put its first &quot;- &quot; on the line below the key.</source>
        <translation>لا يمكن أن تبدأ قائمة هنا: يوضع ‎&quot;- &quot;‎ الأول في السطر التالي للمفتاح.</translation>
    </message>
    <message>
        <source>This closing bracket has no opening bracket.</source>
        <translation>لا يوجد قوس مفتوح يغلقه هذا القوس.</translation>
    </message>
    <message>
        <source>Text cannot begin with this character. Put it in quotes.</source>
        <translation>لا يمكن أن يبدأ نص بهذا المحرف؛ ضعه بين علامتي اقتباس.</translation>
    </message>
    <message>
        <source>Unknown escape. Write \\ for a backslash, or put the text in single quotes.</source>
        <translation>لا يوجد تتابع هروب كهذا: اكتب ‎\\‎ للشرطة المائلة العكسية، أو ضع النص بين علامتي اقتباس مفردتين.</translation>
    </message>
    <message>
        <source>No character has this number.</source>
        <translation>لا يوجد محرف بهذا الرقم.</translation>
    </message>
    <message>
        <source>Unknown anchor. Aliases (*name) are not supported here; quote text that begins with *.</source>
        <translation>لا توجد مرساة (anchor) بهذا الاسم، ولا تُستخدم الأسماء البديلة (‎*name) هنا؛ ضع النص الذي يبدأ بالعلامة ‎*‎ بين علامتي اقتباس.</translation>
    </message>
    <message>
        <source>Only a line break can follow | and &gt;.</source>
        <translation>لا يمكن أن يأتي بعد ‎|‎ و‎&gt;‎ إلا فاصل السطر.</translation>
    </message>
    <message>
        <source>This is a control character, which text files must not contain. Delete it.</source>
        <translation>هذا محرف تحكم لا يجوز في ملف نصي؛ احذفه.</translation>
    </message>
    <message>
        <source>Lines end with a line feed; this one ends with a carriage return only.</source>
        <translation>تنتهي الأسطر بمحرف تغذية السطر (line feed)؛ وهذا السطر ينتهي بمحرف إرجاع (carriage return) وحده.</translation>
    </message>
    <message>
        <source>Anchors ({sign}name), aliases (*name) and merge keys (&lt;&lt;) are not supported here. Write the value where it is needed, or take it from the environment with ${NAME}.</source>
        <translation>المراسي (‎{sign}‎name) والأسماء البديلة (‎*name) ومفاتيح الدمج (‎&lt;&lt;‎) غير مدعومة هنا. اكتب القيمة حيث تلزم، أو خذها من البيئة بواسطة ‎${NAME}‎.</translation>
    </message>
    <message>
        <source>Tags (!name) are not supported here. Put a value in quotes to make it text.</source>
        <translation>الوسوم (‎!name) غير مدعومة هنا. ضع القيمة بين علامتي اقتباس لتصبح نصًا.</translation>
    </message>
    <message>
        <source>Look at the current version, make the change there and try again.</source>
        <translation>راجع الموجود الآن، وأجرِ التغيير فيه، ثم أعد المحاولة.</translation>
    </message>
    <message>
        <source>The database that instances share is too slow.</source>
        <translation>قاعدة البيانات التي تتشاركها النسخ بطيئة جدًا.</translation>
    </message>
    <message>
        <source>{name} is not an escape in ECMA-262 patterns. Write the letter without a backslash.</source>
        <translation>ليس ‎{name}‎ تتابع هروب في أنماط ECMA-262؛ الحرف يعني نفسه بلا شرطة مائلة عكسية.</translation>
    </message>
    <message>
        <source>A range goes from one character to another. Put a literal `-` last.</source>
        <translation>يمتد النطاق من محرف إلى محرف آخر؛ ضع &quot;-&quot; التي تعني نفسها في النهاية.</translation>
    </message>
    <message>
        <source>Octal escapes do not exist in ECMA-262 patterns. Write `\x` and two hexadecimal digits.</source>
        <translation>لا تعرف أنماط ECMA-262 تتابعات الهروب الثمانية؛ اكتب &quot;‎\x&quot; ورقمين سداسيين عشريين.</translation>
    </message>
    <message>
        <source>Groups are nested too deeply.</source>
        <translation>المجموعات متداخلة أكثر من اللازم.</translation>
    </message>
    <message>
        <source>There is nothing for this `{name}` to repeat.</source>
        <translation>لا يوجد ما يمكن أن يكرره &quot;‎{name}‎&quot; هذا.</translation>
    </message>
    <message>
        <source>There is nothing for these braces to repeat.</source>
        <translation>لا يوجد ما يمكن أن تكرره هاتان الحاصرتان.</translation>
    </message>
    <message>
        <source>Only plain groups ( ) and (?: ) are supported, not lookarounds or named groups.</source>
        <translation>لا تُقبل إلا المجموعات العادية ‎( )‎ و‎(?: )‎: لا يُدعم النظر إلى ما حول الموضع (lookaround) ولا تسمية المجموعات.</translation>
    </message>
    <message>
        <source>Backreferences are not supported here.</source>
        <translation>الإحالات الخلفية غير مدعومة هنا.</translation>
    </message>
    <message>
        <source>The API returned errors together with the data.</source>
        <translation>أعادت واجهة API أخطاء مع البيانات.</translation>
    </message>
    <message>
        <source>The API returned errors together with the data: {problem}</source>
        <translation>أعادت واجهة API أخطاء مع البيانات: ‎{problem}‎</translation>
    </message>
    <message>
        <source>The client &quot;{client}&quot; exceeds its rate limit, and too many of its calls are already waiting.</source>
        <translation>يتجاوز العميل &quot;‎{client}‎&quot; حدّ استدعاءاته، وعدد المنتظر منها أكبر من اللازم.</translation>
    </message>
    <message>
        <source>it blocks during name lookup</source>
        <translation>تجمّد البرنامج أثناء البحث عن أسماء المضيفين</translation>
    </message>
    <message>
        <source>If the server is your own, give the endpoint its CA certificate.</source>
        <translation>إذا كان الخادم خادمك، فأعطِ نقطة النهاية شهادة سلطة الشهادات (CA) الخاصة به.</translation>
    </message>
    <message>
        <source>Set the endpoint&apos;s URL to the API&apos;s actual address.</source>
        <translation>اضبط عنوان URL لنقطة النهاية على العنوان الفعلي لواجهة API.</translation>
    </message>
    <message>
        <source>Remove it from the URL and give the endpoint a credential instead.</source>
        <translation>أزل ذلك من عنوان URL وعيّن لنقطة النهاية بيانات اعتماد بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>{origin} returned an object with a duplicate member at byte {offset}, so one of the values would be lost.</source>
        <translation>يرد ‎{origin}‎ بكائن يتكرر فيه الحقل نفسه عند البايت ‎{offset}‎، فيضيع أحدهما.</translation>
    </message>
    <message>
        <source>{origin} returned {thing} instead of a GraphQL response object.</source>
        <translation>رد ‎{origin}‎ هو ‎{thing}‎، والمتوقع كائن رد GraphQL.</translation>
    </message>
    <message>
        <source>this client exceeds its rate limit</source>
        <translation>يتجاوز هذا العميل حدّ استدعاءاته</translation>
    </message>
    <message>
        <source>as many as are allowed at once are already running</source>
        <translation>بلغت الطلبات الجارية أقصى عدد مسموح به في آن واحد</translation>
    </message>
    <message>
        <source>The endpoint &quot;{endpoint}&quot; sets the header &quot;{header}&quot;, and tools cannot override it. Remove it from the tool.</source>
        <translation>تضبط نقطة النهاية &quot;‎{endpoint}‎&quot; الترويسة &quot;‎{header}‎&quot;، ولا يمكن لأي أداة استبدالها. أزلها من الأداة.</translation>
    </message>
    <message>
        <source>The mapping &quot;{name}&quot; sends {count} more values that the variable &quot;${variable}&quot; never accepts.</source>
        <translation>يرسل الربط &quot;‎{name}‎&quot; قيمًا أخرى لا يقبلها المتغير &quot;‎${variable}‎&quot; أبدًا: ‎{count}‎.</translation>
    </message>
    <message>
        <source>The parameter &quot;{name}&quot; lists {count} more values that the variable &quot;${variable}&quot; never accepts.</source>
        <translation>يذكر المعامل &quot;‎{name}‎&quot; قيمًا أخرى لا يقبلها المتغير &quot;‎${variable}‎&quot; أبدًا: ‎{count}‎.</translation>
    </message>
    <message>
        <source>This &quot;item&quot; is not inside an &quot;each&quot;, so it never has a value. Use a parameter or a step, or move it into the &quot;as&quot; of an &quot;each&quot;.</source>
        <translation>لا يوجد &quot;each&quot; حول &quot;item&quot; هذا، لذا لن تكون له قيمة أبدًا. استخدم معاملًا أو خطوة، أو انقله إلى &quot;as&quot; داخل &quot;each&quot;.</translation>
    </message>
    <message>
        <source>Use one variable for the page size and another for the position in the list.</source>
        <translation>أعطِ كلًّا من حجم الصفحة وموضعها في القائمة متغيرًا خاصًا به.</translation>
    </message>
    <message>
        <source>The pages of a query cannot be found by links.</source>
        <translation>لا تُعرف صفحات الاستعلام بالروابط.</translation>
    </message>
    <message>
        <source>A {method} request is not fetched page by page: each page would repeat it.</source>
        <translation>لا تُجلب صفحات طلب بالطريقة ‎{method}‎: فكل صفحة ستكرر تنفيذه.</translation>
    </message>
    <message>
        <source>Remove the pagination from the tool.</source>
        <translation>احذف إعداد جلب الصفحات من الأداة.</translation>
    </message>
    <message>
        <source>The tool is marked read-only but changes something.</source>
        <translation>الأداة موصوفة بأنها للقراءة فقط، لكنها تغيّر شيئًا.</translation>
    </message>
    <message>
        <source>Remove the annotation: clients run read-only tools without asking.</source>
        <translation>أزل هذه السمة (annotation): يشغّل العملاء أدوات القراءة فقط دون سؤال.</translation>
    </message>
    <message>
        <source>The tool is marked non-destructive, but its operation seems to delete something.</source>
        <translation>الأداة موصوفة بأنها غير متلفة للبيانات، لكن عمليتها تبدو أنها تحذف شيئًا.</translation>
    </message>
    <message>
        <source>Mark it as destructive, unless what it does can be undone.</source>
        <translation>حدّد أنها تُتلف البيانات، إلا إذا أمكن التراجع عمّا تفعله.</translation>
    </message>
    <message>
        <source>The tool is not marked destructive or non-destructive, so clients assume it is destructive.</source>
        <translation>الأداة غير موصوفة بأنها متلفة للبيانات أو غير متلفة لها، لذا يفترض العملاء أنها متلفة للبيانات.</translation>
    </message>
    <message>
        <source>Mark it as not destructive if it only adds data.</source>
        <translation>حدّد أنها لا تُتلف البيانات إذا كانت تضيف بيانات فقط.</translation>
    </message>
    <message>
        <source>The parameters are combined by &quot;{keyword}&quot; at the top level, which several models reject.</source>
        <translation>المعاملات مجموعة بواسطة &quot;‎{keyword}‎&quot; في المستوى الأعلى، وترفض عدة نماذج ذلك.</translation>
    </message>
    <message>
        <source>List all properties in one object, and state in their descriptions which belong together.</source>
        <translation>أدرج كل الخصائص في كائن واحد، وبيّن في أوصافها أيها مترابط.</translation>
    </message>
    <message>
        <source>Give it one: &quot;string&quot;, &quot;integer&quot;, &quot;number&quot;, &quot;boolean&quot;, &quot;array&quot; or &quot;object&quot;.</source>
        <translation>حدّد لها نوعًا: &quot;string&quot; أو &quot;integer&quot; أو &quot;number&quot; أو &quot;boolean&quot; أو &quot;array&quot; أو &quot;object&quot;.</translation>
    </message>
    <message>
        <source>The elements of this array have no type.</source>
        <translation>عناصر هذه المصفوفة بلا نوع.</translation>
    </message>
    <message>
        <source>&quot;{reference}&quot; contains itself. Clients see its first level; below it, any object is accepted.</source>
        <translation>يحتوي &quot;‎{reference}‎&quot; على نفسه. يرى العملاء مستواه الأول؛ وما تحته يُقبل فيه أي كائن.</translation>
    </message>
    <message>
        <source>State in the description how deep it can nest, or define each level.</source>
        <translation>بيّن في الوصف أقصى عمق للتداخل، أو عرّف كل مستوى.</translation>
    </message>
    <message>
        <source>&quot;{reference}&quot; is not fetched.</source>
        <translation>لا يُجلب &quot;‎{reference}‎&quot;.</translation>
    </message>
    <message>
        <source>&quot;{keyword}&quot; lets callers pass values with other names, which the tool ignores.</source>
        <translation>بسبب &quot;‎{keyword}‎&quot; يمكن للعملاء تمرير قيم بأسماء أخرى، وتتجاهلها الأداة.</translation>
    </message>
    <message>
        <source>With the prefix that clients add, the name &quot;{name}&quot; is {count} characters too long.</source>
        <translation>مع البادئة التي يضيفها العملاء، يزيد الاسم &quot;‎{name}‎&quot; على الطول المسموح به بعدد ‎{count}‎ من المحارف.</translation>
    </message>
    <message>
        <source>Choose a shorter name for the tool or the server.</source>
        <translation>اختر اسمًا أقصر للأداة أو للخادم.</translation>
    </message>
    <message>
        <source>State in one sentence what it does and when to use it.</source>
        <translation>بيّن في جملة واحدة ما تفعله ومتى تُستخدم.</translation>
    </message>
    <message>
        <source>The {object} has an invisible character ({character}) at {place}.</source>
        <translation>يوجد محرف غير مرئي (‎{character}‎) في ‎{place}‎‏: ‎{object}‎.</translation>
    </message>
    <message>
        <source>a newer version of Tooltray wrote this in format {format}, and this version reads up to {most}; nothing in it was changed</source>
        <translation>كتب إصدار أحدث من Tooltray هذا بالتنسيق ‎{format}‎، وهذا الإصدار يقرأ حتى ‎{most}‎؛ ولم يتغيّر شيء فيه</translation>
    </message>
    <message>
        <source>only API keys can be sent outside a header</source>
        <translation>لا يُرسل في غير ترويسة إلا مفاتيح API</translation>
    </message>
    <message>
        <source>It contains no query.</source>
        <translation>لا يوجد فيه استعلام.</translation>
    </message>
    <message>
        <source>The proxy is not imported. Set it on the endpoint.</source>
        <translation>لا يُستورد الخادم الوسيط. اضبطه في نقطة النهاية.</translation>
    </message>
    <message>
        <source>The option to skip certificate checks is not imported. Set it on the endpoint.</source>
        <translation>لا يُستورد خيار تخطي التحقق من الشهادات. اضبطه في نقطة النهاية.</translation>
    </message>
    <message>
        <source>Its GraphQL has placeholders ({{...}}), which cannot be filled here.</source>
        <translation>في نص GraphQL عناصر نائبة (‎{{...}}‎) لا شيء يملؤها هنا.</translation>
    </message>
    <message>
        <source>Its GraphQL has no operation.</source>
        <translation>لا توجد عملية في نص GraphQL.</translation>
    </message>
    <message>
        <source>Its GraphQL has no operation named {name}.</source>
        <translation>لا توجد عملية باسم ‎{name}‎ في نص GraphQL.</translation>
    </message>
    <message>
        <source>Its URL contains a placeholder ({address}). Choose the endpoint it stands for.</source>
        <translation>في عنوان URL عنصر نائب (‎{address}‎). اختر نقطة النهاية التي يمثلها.</translation>
    </message>
    <message>
        <source>The value for {name} is not imported: the operation has no such variable.</source>
        <translation>لا تُستورد قيمة ‎{name}‎: لا يوجد متغير كهذا في العملية.</translation>
    </message>
    <message>
        <source>The value for {name} contains a placeholder and is not used in an example.</source>
        <translation>في قيمة ‎{name}‎ عنصر نائب، فلا تُستخدم في مثال.</translation>
    </message>
    <message>
        <source>The value for {name} looks like a secret and is not used in an example.</source>
        <translation>تبدو قيمة ‎{name}‎ سرًّا، فلا تُستخدم في مثال.</translation>
    </message>
    <message>
        <source>{count} recorded requests are not imported: pages, images, scripts and others that are not API calls.</source>
        <translation>لا يُستورد ‎{count}‎ من الطلبات المسجلة: صفحات وصور ونصوص برمجية وغيرها مما ليس استدعاءات API.</translation>
    </message>
    <message>
        <source>a pack cannot include the approval of a tool; a person gives it here</source>
        <translation>لا يمكن لحزمة أن تأتي بالموافقة على أداة؛ بل يمنحها شخص هنا</translation>
    </message>
    <message>
        <source>the pack has more than {count} tools, types and mappings, the most that one import accepts</source>
        <translation>في الحزمة أكثر من ‎{count}‎ من الأدوات والأنواع وعمليات الربط، وهو أقصى ما يقبله استيراد واحد</translation>
    </message>
    <message>
        <source>The pack exceeds {size}, the limit.</source>
        <translation>حجم الحزمة أكبر من الحد، وهو ‎{size}‎.</translation>
    </message>
    <message>
        <source>Its variables are not a JSON object, so no example is created.</source>
        <translation>متغيراته ليست كائن JSON، لذا لا يُنشأ مثال.</translation>
    </message>
    <message>
        <source>The header {header} is not imported. Add it to the endpoint or to a credential.</source>
        <translation>لا تُستورد الترويسة ‎{header}‎. أضفها إلى نقطة النهاية أو إلى بيانات اعتماد.</translation>
    </message>
    <message>
        <source>Its authentication ({kind}) is not imported. Add a credential to the endpoint.</source>
        <translation>لا تُستورد مصادقته (‎{kind}‎). أضف بيانات اعتماد إلى نقطة النهاية.</translation>
    </message>
    <message>
        <source>Its scripts and tests are not imported.</source>
        <translation>لا تُستورد نصوصه البرمجية واختباراته.</translation>
    </message>
    <message>
        <source>This is neither a GraphQL nor an HTTP request.</source>
        <translation>هذا ليس طلب GraphQL ولا طلب HTTP.</translation>
    </message>
    <message>
        <source>Only the first {count} requests are read.</source>
        <translation>لا تُقرأ إلا أول ‎{count}‎ من الطلبات.</translation>
    </message>
    <message>
        <source>This is an OpenAPI description.</source>
        <translation>هذا وصف OpenAPI.</translation>
    </message>
    <message>
        <source>Add it as an endpoint instead.</source>
        <translation>أضفه كنقطة نهاية بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>This JSON is not in a format that can be imported.</source>
        <translation>صيغة JSON هذه لا يمكن استيرادها.</translation>
    </message>
    <message>
        <source>This cannot be imported. Read as GraphQL, it has an error in line {line}: {problem}</source>
        <translation>لا يمكن استيراد هذا. عند قراءته على أنه GraphQL يوجد خطأ في السطر ‎{line}‎‏: ‎{problem}‎</translation>
    </message>
    <message>
        <source>It contains no operations or types.</source>
        <translation>لا توجد فيه عملية ولا نوع.</translation>
    </message>
    <message>
        <source>Its types are not imported. Keep the schema in a separate file.</source>
        <translation>لا تُستورد أنواعه. احفظ المخطط في ملف مستقل.</translation>
    </message>
    <message>
        <source>This is too long to import.</source>
        <translation>هذا أطول من أن يُستورد.</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>المحتوى فارغ.</translation>
    </message>
    <message>
        <source>YAML cannot be imported here.</source>
        <translation>لا يمكن استيراد YAML هنا.</translation>
    </message>
    <message>
        <source>Tools cannot send {method} requests.</source>
        <translation>لا يمكن للأدوات إرسال طلبات ‎{method}‎.</translation>
    </message>
    <message>
        <source>It sends files or multipart data, which an imported tool cannot send.</source>
        <translation>يرسل ملفات أو بيانات متعددة الأجزاء (multipart)، ولا يمكن لأداة مستوردة إرسالها.</translation>
    </message>
    <message>
        <source>It opens a WebSocket, which tools cannot do.</source>
        <translation>يفتح اتصال WebSocket، ولا يمكن للأدوات ذلك.</translation>
    </message>
    <message>
        <source>The user name and password in its URL are not imported. Add a credential to the endpoint.</source>
        <translation>لا يُستورد اسم المستخدم وكلمة المرور في عنوانه. أضف بيانات اعتماد إلى نقطة النهاية.</translation>
    </message>
    <message>
        <source>The parameter {name} contains a secret and is not imported. Add a credential to the endpoint.</source>
        <translation>يحمل المعامل ‎{name}‎ سرًّا ولا يُستورد. أضف بيانات اعتماد إلى نقطة النهاية.</translation>
    </message>
    <message>
        <source>The header {header} contains a secret and is not imported. Add a credential to the endpoint.</source>
        <translation>تحمل الترويسة ‎{header}‎ سرًّا ولا تُستورد. أضف بيانات اعتماد إلى نقطة النهاية.</translation>
    </message>
    <message>
        <source>Pass the parameters of the query as an object.</source>
        <translation>مرّر معاملات الاستعلام كائنًا.</translation>
    </message>
    <message>
        <source>&quot;{name}&quot; has a member &quot;{member}&quot;, and the request sends another value under that name.</source>
        <translation>في &quot;‎{name}‎&quot; عضو &quot;‎{member}‎&quot;، والطلب يرسل قيمة أخرى بهذا الاسم.</translation>
    </message>
    <message>
        <source>Omit the member. If the tool has a parameter of that name, pass the value there.</source>
        <translation>احذف هذا العضو، ومرّر القيمة في المعامل الذي بهذا الاسم إن كان في الأداة.</translation>
    </message>
    <message>
        <source>The cookie &quot;{name}&quot; is not sent: it contains a semicolon.</source>
        <translation>لا يُرسل ملف تعريف الارتباط &quot;‎{name}‎&quot;: فيه فاصلة منقوطة.</translation>
    </message>
    <message>
        <source>Omit it, or correct its name.</source>
        <translation>احذفه أو صحّح اسمه.</translation>
    </message>
    <message>
        <source>The cookie &quot;{name}&quot; is not sent: the request sends another cookie of that name.</source>
        <translation>لا يُرسل ملف تعريف الارتباط &quot;‎{name}‎&quot;: الطلب يرسل ملفًّا آخر بهذا الاسم.</translation>
    </message>
    <message>
        <source>Omit it, or remove the other cookie from the tool.</source>
        <translation>احذفه أو أزل ملف تعريف الارتباط الآخر من الأداة.</translation>
    </message>
    <message>
        <source>&quot;{member}&quot; in the style of &quot;{name}&quot; does not apply to fields in that place. Correct or remove it.</source>
        <translation>لا ينطبق &quot;‎{member}‎&quot; في نمط &quot;‎{name}‎&quot; على الحقول في هذا الموضع. صحّحه أو أزله.</translation>
    </message>
    <message>
        <source>Pass a value without semicolons.</source>
        <translation>مرّر قيمة دون فواصل منقوطة.</translation>
    </message>
    <message>
        <source>a place and a name such as {example}</source>
        <translation>موضع واسم مثل ‎{example}‎</translation>
    </message>
    <message>
        <source>nothing was sent</source>
        <translation>لم يُرسل شيء</translation>
    </message>
    <message>
        <source>A repair would change nothing: the request fits the description.</source>
        <translation>لن يغيّر الإصلاح شيئًا: فالطلب يوافق الوصف.</translation>
    </message>
    <message>
        <source>Correct the tool.</source>
        <translation>صحّح الأداة.</translation>
    </message>
    <message>
        <source>Only the REST request of a tool or of its cases can be repaired.</source>
        <translation>لا يمكن إصلاح سوى طلب REST الخاص بأداة أو بحالاتها.</translation>
    </message>
    <message>
        <source>The API&apos;s description has no operation that the tool could call.</source>
        <translation>لا يحتوي وصف واجهة API على عملية يمكن للأداة استدعاؤها.</translation>
    </message>
    <message>
        <source>The case &quot;{case}&quot; calls the tool &quot;{tool}&quot; without its parameter &quot;{name}&quot;, which the API requires.</source>
        <translation>تستدعي الحالة &quot;‎{case}‎&quot; الأداة &quot;‎{tool}‎&quot; من دون معاملها &quot;‎{name}‎&quot; الذي تتطلبه واجهة API.</translation>
    </message>
    <message>
        <source>The step &quot;{step}&quot; calls the tool &quot;{tool}&quot; without its parameter &quot;{name}&quot;, which the API requires.</source>
        <translation>تستدعي الخطوة &quot;‎{step}‎&quot; الأداة &quot;‎{tool}‎&quot; من دون معاملها &quot;‎{name}‎&quot; الذي تتطلبه واجهة API.</translation>
    </message>
    <message>
        <source>Make one change per call, or ask the user to allow several changes in the definition of the tool (allow_multiple_mutations).</source>
        <translation>أجرِ تغييرًا واحدًا في كل استدعاء، أو اطلب من المستخدم السماح بعدة تغييرات في تعريف الأداة (allow_multiple_mutations).</translation>
    </message>
</context>
<context>
    <name>CredentialTexts</name>
    <message>
        <source>Bearer token</source>
        <translation>رمز Bearer</translation>
    </message>
    <message>
        <source>API key</source>
        <translation>مفتاح API</translation>
    </message>
    <message>
        <source>Custom header</source>
        <translation>ترويسة مخصصة</translation>
    </message>
    <message>
        <source>User and password</source>
        <translation>اسم مستخدم وكلمة مرور</translation>
    </message>
    <message>
        <source>OAuth 2 client credentials</source>
        <translation>بيانات اعتماد العميل في OAuth 2</translation>
    </message>
    <message>
        <source>OAuth 2 sign-in</source>
        <translation>تسجيل الدخول عبر OAuth 2</translation>
    </message>
    <message>
        <source>Sent as “Authorization: Bearer …”. Most APIs use this.</source>
        <translation>يُرسل بالشكل «Authorization: Bearer …». معظم واجهات API تستخدم هذا.</translation>
    </message>
    <message>
        <source>Sent unchanged in the header you name.</source>
        <translation>يُرسل كما هو في الترويسة التي تسميها.</translation>
    </message>
    <message>
        <source>Sent as “Authorization: Basic …”.</source>
        <translation>يُرسل بالشكل «Authorization: Basic …».</translation>
    </message>
    <message>
        <source>A token server issues a token for a client ID and secret. The token is renewed automatically.</source>
        <translation>يمنح خادم الرموز رمزًا مقابل معرّف العميل وسرّه. ويُجدَّد الرمز تلقائيًا.</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>الرمز</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>المفتاح</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>كلمة المرور</translation>
    </message>
    <message>
        <source>Client secret</source>
        <translation>سر العميل</translation>
    </message>
    <message>
        <source>System keychain</source>
        <translation>سلسلة مفاتيح النظام</translation>
    </message>
    <message>
        <source>Environment variable</source>
        <translation>متغير بيئة</translation>
    </message>
    <message>
        <source>Program output</source>
        <translation>مخرجات برنامج</translation>
    </message>
    <message>
        <source>Memory only</source>
        <translation>الذاكرة فقط</translation>
    </message>
    <message>
        <source>Saved in the system keychain.</source>
        <translation>يُحفظ في سلسلة مفاتيح النظام.</translation>
    </message>
    <message>
        <source>Not stored: the system keychain is unavailable.</source>
        <translation>لم يُحفظ: سلسلة مفاتيح النظام غير متاحة.</translation>
    </message>
    <message>
        <source>Read from the environment in which Tooltray was started.</source>
        <translation>يُقرأ من البيئة التي بدأ فيها تشغيل Tooltray.</translation>
    </message>
    <message>
        <source>Runs without a shell and must print the secret, such as “gh auth token”.</source>
        <translation>يُشغَّل من دون صدفة (shell) ويجب أن يطبع السر، مثل «gh auth token».</translation>
    </message>
    <message>
        <source>This session only: cleared when you quit.</source>
        <translation>لهذه الجلسة فقط: يُمحى عند الإنهاء.</translation>
    </message>
    <message>
        <source>in the keychain</source>
        <translation>في سلسلة المفاتيح</translation>
    </message>
    <message>
        <source>not stored</source>
        <translation>غير محفوظ</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>في ‎%1‎</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>من ‎%1‎</translation>
    </message>
    <message>
        <source>in memory</source>
        <translation>في الذاكرة</translation>
    </message>
    <message>
        <source>You sign in with a browser; the token is renewed automatically. Enter a client secret only if the server issued one.</source>
        <translation>تسجّل الدخول عبر المتصفح، ويُجدَّد الرمز تلقائيًا. لا تُدخل سر العميل إلا إذا أصدره الخادم.</translation>
    </message>
    <message>
        <source>Sent unchanged in a header.</source>
        <translation>يُرسل كما هو في ترويسة.</translation>
    </message>
    <message>
        <source>Sent unchanged in a query parameter.</source>
        <translation>يُرسل كما هو في معامل استعلام.</translation>
    </message>
    <message>
        <source>Sent unchanged in a cookie.</source>
        <translation>يُرسل كما هو في ملف تعريف ارتباط.</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>ترويسة</translation>
    </message>
    <message>
        <source>Query parameter</source>
        <translation>معامل استعلام</translation>
    </message>
    <message>
        <source>Cookie</source>
        <translation>ملف تعريف ارتباط</translation>
    </message>
    <message>
        <source>%1 (not supported)</source>
        <extracomment>%1 is a way to authenticate that no credential can do</extracomment>
        <translation>‏‎%1‎ (غير مدعوم)</translation>
    </message>
    <message>
        <source>API key (%1 in a header)</source>
        <extracomment>%1 is the name of a header</extracomment>
        <translation>مفتاح API ‏(‎%1‎ في ترويسة)</translation>
    </message>
    <message>
        <source>API key (%1 in the query)</source>
        <extracomment>%1 is the name of a parameter</extracomment>
        <translation>مفتاح API ‏(‎%1‎ في الاستعلام)</translation>
    </message>
    <message>
        <source>API key (%1 in a cookie)</source>
        <extracomment>%1 is the name of a cookie</extracomment>
        <translation>مفتاح API ‏(‎%1‎ في ملف تعريف ارتباط)</translation>
    </message>
    <message>
        <source>This session only: cleared when you quit. If your system asks to unlock the keychain, that is for the list of your consents, not for this secret.</source>
        <translation>لهذه الجلسة فقط: يُمحى عند الإنهاء. إذا طلب نظامك فتح سلسلة المفاتيح فذلك لقائمة موافقاتك، لا لهذا السر.</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>Replace with %1</source>
        <translation>استبدال بـ ‎%1‎</translation>
    </message>
</context>
<context>
    <name>ExampleText</name>
    <message>
        <source>equals</source>
        <extracomment>What is expected of a value of a result, followed by a value</extracomment>
        <translation>يساوي</translation>
    </message>
    <message>
        <source>matches</source>
        <extracomment>What is expected of a value of a result, followed by a pattern</extracomment>
        <translation>يطابق</translation>
    </message>
    <message>
        <source>exists</source>
        <extracomment>What is expected of a value of a result</extracomment>
        <translation>موجود</translation>
    </message>
    <message>
        <source>is missing</source>
        <extracomment>What is expected of a value of a result</extracomment>
        <translation>غير موجود</translation>
    </message>
    <message>
        <source>is of type</source>
        <translation>من النوع</translation>
    </message>
    <message>
        <source>Expected the call to succeed, but it failed.</source>
        <translation>فشل الاستدعاء، وكان المتوقع أن ينجح.</translation>
    </message>
    <message>
        <source>Expected the call to fail, but it succeeded.</source>
        <translation>نجح الاستدعاء، وكان المتوقع أن يفشل.</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>لا شيء هناك.</translation>
    </message>
    <message>
        <source>There is a value.</source>
        <translation>توجد قيمة.</translation>
    </message>
    <message>
        <source>Found %1.</source>
        <translation>القيمة ‎%1‎.</translation>
    </message>
    <message>
        <source>Wrong type: %1.</source>
        <translation>القيمة من نوع آخر: ‎%1‎.</translation>
    </message>
    <message>
        <source>Not a string: %1.</source>
        <translation>القيمة ليست نصًّا: ‎%1‎.</translation>
    </message>
    <message>
        <source>No match: %1.</source>
        <translation>القيمة لا تطابق: ‎%1‎.</translation>
    </message>
    <message>
        <source>The pattern takes too long to match.</source>
        <translation>تستغرق مطابقة النمط وقتًا أطول من اللازم.</translation>
    </message>
    <message>
        <source>The path or the pattern is invalid.</source>
        <translation>المسار أو النمط غير صالح.</translation>
    </message>
</context>
<context>
    <name>FieldTexts</name>
    <message>
        <source>Enter a whole number of at least %1.</source>
        <translation>أدخل عددًا صحيحًا لا يقل عن ‎%1‎.</translation>
    </message>
    <message>
        <source>Enter a whole number from %1 to %2.</source>
        <translation>أدخل عددًا صحيحًا من ‎%1‎ إلى ‎%2‎.</translation>
    </message>
    <message>
        <source>Enter a number of seconds, at most %1.</source>
        <translation>أدخل عددًا من الثواني لا يزيد على ‎%1‎.</translation>
    </message>
    <message>
        <source>A path starts with a slash, such as /issues/nodes.</source>
        <translation>يبدأ المسار بشرطة مائلة، مثل ‎/issues/nodes.</translation>
    </message>
    <message>
        <source>Each path starts with a slash, such as /issues/nodes.</source>
        <translation>يبدأ كل مسار بشرطة مائلة، مثل ‎/issues/nodes.</translation>
    </message>
    <message>
        <source>Enter a JSON object.</source>
        <translation>أدخل كائن JSON.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <extracomment>Line, column and what is wrong there</extracomment>
        <translation>السطر ‎%1‎، العمود ‎%2‎‏: ‎%3‎</translation>
    </message>
    <message>
        <source>Smallest</source>
        <extracomment>Format of a result: JSON or another one, whichever is the smallest</extracomment>
        <translation>الأصغر حجمًا</translation>
    </message>
    <message>
        <source>%1, selected</source>
        <extracomment>Read out: a row of a list, and its check box</extracomment>
        <translation>‏‎%1‎، محدد</translation>
    </message>
    <message>
        <source>%1, partly selected</source>
        <extracomment>Read out: a row of a list, and its check box</extracomment>
        <translation>‏‎%1‎، محدد جزئيًا</translation>
    </message>
    <message>
        <source>%1, not selected</source>
        <extracomment>Read out: a row of a list, and its check box</extracomment>
        <translation>‏‎%1‎، غير محدد</translation>
    </message>
</context>
<context>
    <name>FigureText</name>
    <message>
        <source>%1/min</source>
        <extracomment>Calls per minute</extracomment>
        <translation>%1/د</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A tool, and how often it was called</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s)</source>
        <translation>
            <numerusform>‏%n استدعاء</numerusform>
            <numerusform>‏%n استدعاء</numerusform>
            <numerusform>‏%n استدعاء</numerusform>
            <numerusform>‏%n استدعاءات</numerusform>
            <numerusform>‏%n استدعاءً</numerusform>
            <numerusform>‏%n استدعاء</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>‏%n خطأ</numerusform>
            <numerusform>‏%n خطأ</numerusform>
            <numerusform>‏%n خطأ</numerusform>
            <numerusform>‏%n أخطاء</numerusform>
            <numerusform>‏%n خطأً</numerusform>
            <numerusform>‏%n خطأ</numerusform>
        </translation>
    </message>
    <message>
        <source>p95 %1</source>
        <translation>p95 %1</translation>
    </message>
    <message>
        <source>%1% failed</source>
        <extracomment>Share of the calls</extracomment>
        <translation>فشل ‎%1%‎</translation>
    </message>
</context>
<context>
    <name>HelpTopics</name>
    <message>
        <source>Overview</source>
        <translation>نظرة عامة</translation>
    </message>
    <message>
        <source>Tooltray runs on your computer and gives agents tools to work with. A tool is one API operation, such as finding an order, with a name, arguments and a result no larger than necessary.</source>
        <translation>يعمل Tooltray على حاسوبك ويمنح الوكلاء أدوات يعملون بها. الأداة عملية واحدة من واجهة API، مثل البحث عن طلبية، لها اسم ووسائط ونتيجة لا تكبر عن الحاجة.</translation>
    </message>
    <message>
        <source>You decide which tools exist and what each may do. Agents can create tools too; allow or forbid this in the settings.</source>
        <translation>أنت من يقرر أي الأدوات موجودة وما يُسمح لكل منها. ويمكن للوكلاء أيضًا إنشاء أدوات، ولك أن تسمح بذلك أو تمنعه في الإعدادات.</translation>
    </message>
    <message>
        <source>Every call is in the log. Secrets stay in your keychain; agents never see them.</source>
        <translation>كل استدعاء مدوَّن في السجل. وتبقى الأسرار في سلسلة مفاتيحك؛ لا يراها الوكلاء أبدًا.</translation>
    </message>
    <message>
        <source>Your first tool</source>
        <translation>أداتك الأولى</translation>
    </message>
    <message>
        <source>Add the API you want to use: %1. To explore without one, choose %2.</source>
        <translation>أضف واجهة API التي تريد استخدامها: ‎%1‎. وللتجربة من دون واجهة، اختر ‎%2‎.</translation>
    </message>
    <message>
        <source>Pick fields or operations to turn into tools: %1. Or start with an empty tool: %2.</source>
        <translation>اختر الحقول أو العمليات التي تصبح أدوات: ‎%1‎. أو ابدأ بأداة فارغة: ‎%2‎.</translation>
    </message>
    <message>
        <source>Write the operation, or tick fields in the schema next to it. Turn values that differ between calls into variables: put the cursor on a value and choose %1.</source>
        <translation>اكتب العملية، أو حدّد حقولًا في المخطط بجانبها. وحوّل القيم التي تختلف من استدعاء إلى آخر إلى متغيرات: ضع المؤشر على قيمة واختر ‎%1‎.</translation>
    </message>
    <message>
        <source>Describe the tool. Agents choose a tool by its description.</source>
        <translation>صف الأداة. فالوكلاء يختارون الأدوات بحسب وصفها.</translation>
    </message>
    <message>
        <source>Call it: %1. The response appears next to the arguments.</source>
        <translation>استدعها: ‎%1‎. ويظهر الرد بجانب الوسائط.</translation>
    </message>
    <message>
        <source>Save it: %1. Agents can then call it. Until you save, your changes are kept as a draft.</source>
        <translation>احفظها: ‎%1‎. وبعدها يمكن للوكلاء استدعاؤها. وحتى تحفظها تبقى تغييراتك مسودةً.</translation>
    </message>
    <message>
        <source>Connect a client</source>
        <translation>توصيل عميل</translation>
    </message>
    <message>
        <source>Clients reach your tools while the server is running. Start and stop it in the %1 menu.</source>
        <extracomment>%1 is a menu</extracomment>
        <translation>يصل العملاء إلى أدواتك ما دام الخادم يعمل. يمكنك تشغيله وإيقافه من القائمة ‎%1‎.</translation>
    </message>
    <message>
        <source>%1 lists the clients on this computer that Tooltray knows. You see each change to their settings before it is written, and you can undo it.</source>
        <translation>يسرد ‎%1‎ العملاء الذين يعرفهم Tooltray على هذا الحاسوب. ترى كل تغيير في إعداداتهم قبل كتابته، ويمكنك التراجع عنه.</translation>
    </message>
    <message>
        <source>Other clients need the address and a token. Copy both from the same window and restart the client: most read their settings only at startup.</source>
        <translation>يحتاج العملاء الآخرون إلى العنوان وإلى رمز. انسخهما من النافذة نفسها وأعد تشغيل العميل: فمعظمهم لا يقرأ إعداداته إلا عند البدء.</translation>
    </message>
    <message>
        <source>Building blocks</source>
        <translation>المكوّنات الأساسية</translation>
    </message>
    <message>
        <source>APIs, each with its URL, limits and schema or description. %1 fetches these again.</source>
        <translation>واجهات API، لكل منها عنوان URL وحدود ومخطط أو وصف. ‎%1‎ يجلبها من جديد.</translation>
    </message>
    <message>
        <source>Authentication for endpoints. Secrets stay in your keychain, never in files or logs.</source>
        <translation>المصادقة لدى نقاط النهاية. تبقى الأسرار في سلسلة مفاتيحك، لا في ملفات أو سجلات أبدًا.</translation>
    </message>
    <message>
        <source>Values that tools fill in automatically, such as your current project.</source>
        <translation>قيم تملؤها الأدوات تلقائيًا، مثل مشروعك الحالي.</translation>
    </message>
    <message>
        <source>Data types that several tools share, and labels that agents use instead of codes.</source>
        <translation>أنواع بيانات تشترك فيها عدة أدوات، وتسميات يستخدمها الوكلاء بدلًا من الرموز.</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>السجل</translation>
    </message>
    <message>
        <source>Every call is in the log with its full requests and responses: %1.</source>
        <translation>كل استدعاء في السجل مع طلباته وردوده كاملةً: ‎%1‎.</translation>
    </message>
    <message>
        <source>Type above the list to find calls, for example &lt;code&gt;is:error&lt;/code&gt;, &lt;code&gt;tool:find_orders&lt;/code&gt; or &lt;code&gt;dur:&amp;gt;500&lt;/code&gt;. The question mark next to it explains the rest.</source>
        <extracomment>The words between &lt;code&gt; and &lt;/code&gt; stay as they are</extracomment>
        <translation>اكتب فوق القائمة للعثور على الاستدعاءات، مثل &lt;code&gt;is:error&lt;/code&gt; أو &lt;code&gt;tool:find_orders&lt;/code&gt; أو &lt;code&gt;dur:&gt;500&lt;/code&gt;. وعلامة الاستفهام بجانبها تشرح الباقي.</translation>
    </message>
    <message>
        <source>%1 repeats a call, %2 lets you edit it first, and %3 shows the differences between two responses.</source>
        <translation>‏‎%1‎ يعيد الاستدعاء، و‎%2‎ يتيح تعديله أولًا، و‎%3‎ يعرض الفرق بين ردّين.</translation>
    </message>
    <message>
        <source>Finds every tool, page, command and setting</source>
        <translation>يعثر على كل أداة وصفحة وأمر وإعداد</translation>
    </message>
    <message>
        <source>Goes to the next pane</source>
        <translation>ينتقل إلى الجزء التالي</translation>
    </message>
    <message>
        <source>Searches the list, or the text that has the focus</source>
        <translation>يبحث في القائمة، أو في النص الذي عليه التركيز</translation>
    </message>
    <message>
        <source>Shows completions at the cursor</source>
        <translation>يعرض اقتراحات الإكمال عند المؤشر</translation>
    </message>
    <message>
        <source>Goes to the next problem</source>
        <translation>ينتقل إلى المشكلة التالية</translation>
    </message>
    <message>
        <source>Applies the suggested fix at the cursor</source>
        <translation>يطبّق التصحيح المقترح عند المؤشر</translation>
    </message>
    <message>
        <source>Esc, then Tab</source>
        <extracomment>Two keys, one after the other</extracomment>
        <translation>‏Esc ثم Tab</translation>
    </message>
    <message>
        <source>Leaves an editor in which Tab indents</source>
        <translation>يخرج من محرر تزيد فيه Tab المسافة البادئة</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>%1 lists them all. Change them in the settings: %2.</source>
        <translation>‏‎%1‎ يسردها كلها. غيّرها في الإعدادات: ‎%2‎.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>A command and its keys</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Text with arguments that clients offer to their users, such as a review checklist.</source>
        <translation>نصوص لها وسائط يعرضها العملاء على مستخدميهم، مثل قائمة تحقق للمراجعة.</translation>
    </message>
    <message>
        <source>The agents that are connected, with their permissions and limits.</source>
        <translation>الوكلاء المتصلون مع أذوناتهم وحدودهم.</translation>
    </message>
</context>
<context>
    <name>LogCells</name>
    <message>
        <source>Time</source>
        <extracomment>Column of the log</extracomment>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>Client</source>
        <extracomment>Column of the log: who called</extracomment>
        <translation>العميل</translation>
    </message>
    <message>
        <source>Method</source>
        <extracomment>Column of the log: of the protocol</extracomment>
        <translation>الطريقة</translation>
    </message>
    <message>
        <source>Tool</source>
        <extracomment>Column of the log</extracomment>
        <translation>الأداة</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Column of the log: how it went</extracomment>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Duration</source>
        <extracomment>Column of the log</extracomment>
        <translation>المدة</translation>
    </message>
    <message>
        <source>Size</source>
        <extracomment>Column of the log: of the result</extracomment>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>Timeline</source>
        <extracomment>Column of the log: what the call was waiting for, as a bar</extracomment>
        <translation>الخط الزمني</translation>
    </message>
    <message>
        <source>pinned</source>
        <extracomment>Of a call in the log</extracomment>
        <translation>مثبّت</translation>
    </message>
    <message>
        <source>note: %1</source>
        <extracomment>Of a call in the log; %1 is the note</extracomment>
        <translation>ملاحظة: ‎%1‎</translation>
    </message>
    <message>
        <source>replay of #%1</source>
        <extracomment>Of a call in the log; %1 is the number of the call that it repeats</extracomment>
        <translation>إعادة للاستدعاء ‎#%1‎</translation>
    </message>
    <message>
        <source>test</source>
        <extracomment>Of a call in the log: it was made to test a tool</extracomment>
        <translation>اختبار</translation>
    </message>
    <message>
        <source>slow</source>
        <extracomment>Of a call in the log: it took longer than usual</extracomment>
        <translation>بطيء</translation>
    </message>
    <message>
        <source>Arguments</source>
        <extracomment>Column of the log: what the tool was called with</extracomment>
        <translation>الوسائط</translation>
    </message>
    <message>
        <source>no arguments</source>
        <translation>بلا وسائط</translation>
    </message>
    <message>
        <source>%1, expanded</source>
        <extracomment>Read out by screen readers: the time of a call whose requests are listed below it</extracomment>
        <translation>‏‎%1‎، موسّع</translation>
    </message>
    <message>
        <source>%1, collapsed</source>
        <extracomment>Read out by screen readers: the time of a call whose requests are not listed</extracomment>
        <translation>‏‎%1‎، مطوي</translation>
    </message>
    <message>
        <source>preview: nothing was sent</source>
        <extracomment>Of a call in the log: it only told what it would send</extracomment>
        <translation>معاينة: لم يُرسل شيء</translation>
    </message>
</context>
<context>
    <name>LogFacts</name>
    <message>
        <source>Status</source>
        <extracomment>Facts about a call</extracomment>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>الرسالة</translation>
    </message>
    <message>
        <source>Code</source>
        <extracomment>Of an error, for programs</extracomment>
        <translation>رمز الخطأ</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>الاستدعاء</translation>
    </message>
    <message>
        <source>Replay of</source>
        <extracomment>The call that this one repeats</extracomment>
        <translation>إعادة للاستدعاء</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>المدة</translation>
    </message>
    <message>
        <source>Client</source>
        <extracomment>Who called</extracomment>
        <translation>العميل</translation>
    </message>
    <message>
        <source>Via</source>
        <extracomment>How a call came: MCP, REST ...</extracomment>
        <translation>عبر</translation>
    </message>
    <message>
        <source>Protocol</source>
        <extracomment>Revision of the protocol</extracomment>
        <translation>البروتوكول</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>الجلسة</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>الطريقة</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>الأداة</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>العملية</translation>
    </message>
    <message>
        <source>Result size</source>
        <translation>حجم النتيجة</translation>
    </message>
    <message>
        <source>Cache age</source>
        <translation>العمر في الذاكرة المؤقتة</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>الطلبات</translation>
    </message>
    <message>
        <source>%1 after %2, %3</source>
        <extracomment>A request: how it was answered, how long it took, its address</extracomment>
        <translation>‏‎%1‎ بعد ‎%2‎‏، ‎%3‎</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>الملاحظة</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>The whole of a call, above the times of its parts</extracomment>
        <translation>الإجمالي</translation>
    </message>
    <message>
        <source>Queued</source>
        <extracomment>Steps of a request</extracomment>
        <translation>انتظار الدور</translation>
    </message>
    <message>
        <source>DNS</source>
        <translation>DNS</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>الاتصال</translation>
    </message>
    <message>
        <source>TLS</source>
        <translation>TLS</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>الإرسال</translation>
    </message>
    <message>
        <source>Waiting for response</source>
        <translation>انتظار الرد</translation>
    </message>
    <message>
        <source>Receiving</source>
        <translation>الاستلام</translation>
    </message>
    <message>
        <source>About the result</source>
        <extracomment>What the result says behind its data: what was cut, and how to get the rest</extracomment>
        <translation>عن النتيجة</translation>
    </message>
</context>
<context>
    <name>LogFilterSource</name>
    <message>
        <source>Log filter</source>
        <extracomment>Beside an entry of the palette: what kind of thing it is</extracomment>
        <translation>تصفية السجل</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A filter of the log: its name and what it says</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Show calls with %1</source>
        <translation>عرض الاستدعاءات المطابقة لـ ‎%1‎</translation>
    </message>
    <message>
        <source>%1 - %2</source>
        <extracomment>%1 is what was typed, %2 what is wrong with it</extracomment>
        <translation>%1 - %2</translation>
    </message>
</context>
<context>
    <name>LogText</name>
    <message>
        <source>%1, %2</source>
        <extracomment>A day and a time of that day</extracomment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <extracomment>Milliseconds</extracomment>
        <translation>%1 م.ث</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>Seconds</extracomment>
        <translation>%1 ث</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <extracomment>Minutes and seconds</extracomment>
        <translation>%1 د %2 ث</translation>
    </message>
    <message>
        <source>Running</source>
        <extracomment>Of a call
----------
Of a request</extracomment>
        <translation>قيد التنفيذ</translation>
    </message>
    <message>
        <source>OK, cached</source>
        <translation>ناجح، مخزّن</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>ناجح</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>مُلغى</translation>
    </message>
    <message>
        <source>Protocol error</source>
        <extracomment>What a call failed by: the client broke the rules of the protocol</extracomment>
        <translation>خطأ في البروتوكول</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <extracomment>What a call failed by: the client may not call this</extracomment>
        <translation>غير مسموح</translation>
    </message>
    <message>
        <source>Tool error</source>
        <extracomment>What a call failed by: its arguments or the definition of the tool</extracomment>
        <translation>خطأ في الأداة</translation>
    </message>
    <message>
        <source>GraphQL error</source>
        <extracomment>What a call failed by</extracomment>
        <translation>خطأ GraphQL</translation>
    </message>
    <message>
        <source>Payload error</source>
        <extracomment>What a call failed by: the data of the answer name errors</extracomment>
        <translation>خطأ في بيانات الرد</translation>
    </message>
    <message>
        <source>%1 upstream</source>
        <extracomment>What a call failed by: the HTTP status of the endpoint</extracomment>
        <translation>‏‎%1‎ من نقطة النهاية</translation>
    </message>
    <message>
        <source>HTTP error</source>
        <translation>خطأ HTTP</translation>
    </message>
    <message>
        <source>Network error</source>
        <extracomment>What a call failed by</extracomment>
        <translation>خطأ في الشبكة</translation>
    </message>
    <message>
        <source>Internal error</source>
        <extracomment>What a call failed by</extracomment>
        <translation>خطأ داخلي</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>From cache</source>
        <extracomment>Of a request that was answered without sending it</extracomment>
        <translation>من الذاكرة المؤقتة</translation>
    </message>
    <message>
        <source>No response</source>
        <translation>لا رد</translation>
    </message>
    <message>
        <source>this window</source>
        <extracomment>Where a call came from: somebody made it here</extracomment>
        <translation>هذه النافذة</translation>
    </message>
    <message>
        <source>command line</source>
        <extracomment>Where a call came from</extracomment>
        <translation>سطر الأوامر</translation>
    </message>
    <message>
        <source>subscription</source>
        <extracomment>A GraphQL operation</extracomment>
        <translation>اشتراك</translation>
    </message>
    <message>
        <source>Request %1 of %2 to %3</source>
        <extracomment>One of the HTTP requests that a call caused; %3 is the endpoint</extracomment>
        <translation>الطلب ‎%1‎ من ‎%2‎ إلى ‎%3‎</translation>
    </message>
    <message>
        <source>page %1</source>
        <extracomment>Of a list that is fetched in pages</extracomment>
        <translation>الصفحة ‎%1‎</translation>
    </message>
    <message>
        <source>retry %1</source>
        <extracomment>Of a request that is sent again</extracomment>
        <translation>إعادة المحاولة ‎%1‎</translation>
    </message>
    <message>
        <source>from cache</source>
        <extracomment>Of a request that was answered without sending it</extracomment>
        <translation>من الذاكرة المؤقتة</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A call: its name and how it went</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 after %3</source>
        <extracomment>A call: its name, how it went and how long it took</extracomment>
        <translation>‏‎%1‎‏: ‎%2‎ بعد ‎%3‎</translation>
    </message>
    <message>
        <source>GraphQL errors</source>
        <extracomment>Of a call that went well Of a call whose data came with errors</extracomment>
        <translation>أخطاء GraphQL</translation>
    </message>
    <message>
        <source>Not approved</source>
        <extracomment>Of a call that the user was asked about, and did not allow</extracomment>
        <translation>لم تتم الموافقة</translation>
    </message>
    <message>
        <source>&lt;%1 ms</source>
        <extracomment>Milliseconds: less than the smallest figure that is shown</extracomment>
        <translation>‏‎&lt;%1‎ م.ث</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>Of a call that only told what it would send</extracomment>
        <translation>معاينة</translation>
    </message>
    <message>
        <source>reads data</source>
        <extracomment>What a call does: a query of GraphQL, or a request of REST</extracomment>
        <translation>يقرأ البيانات</translation>
    </message>
    <message>
        <source>changes data</source>
        <extracomment>What a call does: a mutation of GraphQL, or a request of REST</extracomment>
        <translation>يغيّر البيانات</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Home</source>
        <translation>الرئيسية</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>الأدوات</translation>
    </message>
    <message>
        <source>Endpoints</source>
        <translation>نقاط النهاية</translation>
    </message>
    <message>
        <source>Types</source>
        <extracomment>Page with the named JSON Schemas</extracomment>
        <translation>الأنواع</translation>
    </message>
    <message>
        <source>Context</source>
        <extracomment>Page with the variables that are filled into operations</extracomment>
        <translation>السياق</translation>
    </message>
    <message>
        <source>Credentials</source>
        <translation>بيانات الاعتماد</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>السجل</translation>
    </message>
    <message>
        <source>Prompts</source>
        <extracomment>Page with the texts that clients offer to their users</extracomment>
        <translation>الموجِّهات</translation>
    </message>
    <message>
        <source>Clients</source>
        <extracomment>Page with the agents that are connected</extracomment>
        <translation>العملاء</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Command</source>
        <extracomment>Beside an entry of the palette: what kind of thing it is</extracomment>
        <translation>أمر</translation>
    </message>
    <message>
        <source>Page</source>
        <extracomment>Beside an entry of the palette: what kind of thing it is</extracomment>
        <translation>صفحة</translation>
    </message>
</context>
<context>
    <name>PolicyTexts</name>
    <message>
        <source>Ask every time</source>
        <extracomment>What happens when an agent wants to change something</extracomment>
        <translation>سؤالي قبل كل تعديل</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>حظر</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>سماح</translation>
    </message>
</context>
<context>
    <name>ProbeVerdict</name>
    <message numerus="yes">
        <source>Connected in %1. %n type(s) found.</source>
        <translation>
            <numerusform>تم الاتصال خلال ‎%1‎. لم يُعثر على أنواع.</numerusform>
            <numerusform>تم الاتصال خلال ‎%1‎. عُثر على نوع واحد.</numerusform>
            <numerusform>تم الاتصال خلال ‎%1‎. عُثر على نوعين.</numerusform>
            <numerusform>تم الاتصال خلال ‎%1‎. عُثر على %n أنواع.</numerusform>
            <numerusform>تم الاتصال خلال ‎%1‎. عُثر على %n نوعًا.</numerusform>
            <numerusform>تم الاتصال خلال ‎%1‎. عُثر على %n نوع.</numerusform>
        </translation>
    </message>
    <message>
        <source>401 after %1: this API requires authentication.</source>
        <translation>401 بعد ‎%1‎: تتطلب هذه الواجهة المصادقة.</translation>
    </message>
    <message>
        <source>403 after %1: the credential does not grant access.</source>
        <translation>403 بعد ‎%1‎: بيانات الاعتماد لا تتيح الوصول.</translation>
    </message>
    <message>
        <source>%1 after %2: the server has a problem. Try again later.</source>
        <translation>‏‎%1‎ بعد ‎%2‎: في الخادم مشكلة. أعد المحاولة لاحقًا.</translation>
    </message>
    <message>
        <source>Connected in %1, but introspection is unavailable. Load the schema from a file.</source>
        <translation>تم الاتصال خلال ‎%1‎، لكن الاستبطان غير متاح. حمّل المخطط من ملف.</translation>
    </message>
    <message>
        <source>404: no API found at this URL. GraphQL is often at /graphql, an OpenAPI description at /openapi.json.</source>
        <translation>404: لا توجد واجهة برمجية على هذا العنوان. غالبًا ما تكون GraphQL على ‎/graphql ووصف OpenAPI على ‎/openapi.json.</translation>
    </message>
    <message>
        <source>%1 after %2: neither GraphQL nor an OpenAPI description. Check the path of the URL.</source>
        <translation>‏‎%1‎ بعد ‎%2‎: ليست GraphQL ولا وصف OpenAPI. تحقق من مسار العنوان.</translation>
    </message>
    <message numerus="yes">
        <source>Found a REST API with %Ln operation(s).</source>
        <translation>
            <numerusform>عُثر على واجهة REST بلا عمليات.</numerusform>
            <numerusform>عُثر على واجهة REST بعملية واحدة.</numerusform>
            <numerusform>عُثر على واجهة REST بعمليتين.</numerusform>
            <numerusform>عُثر على واجهة REST بها %Ln عمليات.</numerusform>
            <numerusform>عُثر على واجهة REST بها %Ln عملية.</numerusform>
            <numerusform>عُثر على واجهة REST بها %Ln عملية.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Found %1 with %Ln operation(s).</source>
        <extracomment>%1 is an API with its version: &quot;Pets 1.0&quot;</extracomment>
        <translation>
            <numerusform>عُثر على ‎%1‎ بلا عمليات.</numerusform>
            <numerusform>عُثر على ‎%1‎ بعملية واحدة.</numerusform>
            <numerusform>عُثر على ‎%1‎ بعمليتين.</numerusform>
            <numerusform>عُثر على ‎%1‎ وبها %Ln عمليات.</numerusform>
            <numerusform>عُثر على ‎%1‎ وبها %Ln عملية.</numerusform>
            <numerusform>عُثر على ‎%1‎ وبها %Ln عملية.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln operation(s) cannot be used.</source>
        <translation>
            <numerusform>لا عمليات غير صالحة للاستخدام.</numerusform>
            <numerusform>عملية واحدة لا يمكن استخدامها.</numerusform>
            <numerusform>عمليتان لا يمكن استخدامهما.</numerusform>
            <numerusform>‏%Ln عمليات لا يمكن استخدامها.</numerusform>
            <numerusform>‏%Ln عملية لا يمكن استخدامها.</numerusform>
            <numerusform>‏%Ln عملية لا يمكن استخدامها.</numerusform>
        </translation>
    </message>
    <message>
        <source>Requests go to %1.</source>
        <extracomment>%1 is a URL</extracomment>
        <translation>تُرسل الطلبات إلى ‎%1‎.</translation>
    </message>
    <message>
        <source>It requires authentication.</source>
        <translation>تتطلب المصادقة.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 operations need authentication: %2.</source>
        <extracomment>%1 is how many there are, %2 a way to authenticate</extracomment>
        <translation>
            <numerusform>لا تتطلب أي عملية من ‎%1‎ المصادقة: ‎%2‎.</numerusform>
            <numerusform>عملية واحدة من ‎%1‎ تتطلب المصادقة: ‎%2‎.</numerusform>
            <numerusform>عمليتان من ‎%1‎ تتطلبان المصادقة: ‎%2‎.</numerusform>
            <numerusform>‏%n عمليات من ‎%1‎ تتطلب المصادقة: ‎%2‎.</numerusform>
            <numerusform>‏%n عملية من ‎%1‎ تتطلب المصادقة: ‎%2‎.</numerusform>
            <numerusform>‏%n عملية من ‎%1‎ تتطلب المصادقة: ‎%2‎.</numerusform>
        </translation>
    </message>
    <message>
        <source>The credential was not tested, as no operation was called.</source>
        <translation>لم تُختبر بيانات الاعتماد لأنه لم تُستدعَ أي عملية.</translation>
    </message>
    <message>
        <source>Its authentication is not supported: %1.</source>
        <translation>مصادقتها غير مدعومة: ‎%1‎.</translation>
    </message>
    <message>
        <source>401 after %1: the API rejected the credential.</source>
        <translation>401 بعد ‎%1‎: رفضت الواجهة بيانات الاعتماد.</translation>
    </message>
    <message>
        <source>It does not say where requests go: set the REST URL on the endpoint&apos;s page.</source>
        <translation>لا يذكر إلى أين تُرسل الطلبات: عيّن عنوان REST في صفحة نقطة النهاية.</translation>
    </message>
</context>
<context>
    <name>Sentence</name>
    <message>
        <source>, </source>
        <extracomment>Between the parts of a list in one line</extracomment>
        <translation>‎،‏ </translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>ولا شيء غيرها.</numerusform>
            <numerusform>وواحد آخر.</numerusform>
            <numerusform>واثنان آخران.</numerusform>
            <numerusform>و%n أخرى.</numerusform>
            <numerusform>و%n أخرى.</numerusform>
            <numerusform>و%n أخرى.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ServerIndicator</name>
    <message>
        <source>Stopped</source>
        <extracomment>State of the server</extracomment>
        <translation>متوقف</translation>
    </message>
    <message>
        <source>Starting...</source>
        <extracomment>State of the server</extracomment>
        <translation>جارٍ البدء...</translation>
    </message>
    <message>
        <source>Running</source>
        <extracomment>State of the server</extracomment>
        <translation>قيد التشغيل</translation>
    </message>
    <message numerus="yes">
        <source>%n client(s)</source>
        <translation>
            <numerusform>‏%n عميل</numerusform>
            <numerusform>‏%n عميل</numerusform>
            <numerusform>‏%n عميل</numerusform>
            <numerusform>‏%n عملاء</numerusform>
            <numerusform>‏%n عميلًا</numerusform>
            <numerusform>‏%n عميل</numerusform>
        </translation>
    </message>
    <message>
        <source>Port %1 in use</source>
        <extracomment>State of the server</extracomment>
        <translation>المنفذ ‎%1‎ مستخدم</translation>
    </message>
    <message>
        <source>Could not start</source>
        <extracomment>State of the server</extracomment>
        <translation>تعذّر البدء</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>State of the server: it refuses calls for now</extracomment>
        <translation>متوقف مؤقتًا</translation>
    </message>
    <message>
        <source>Running, keychain locked</source>
        <extracomment>State of the server</extracomment>
        <translation>قيد التشغيل، سلسلة المفاتيح مقفلة</translation>
    </message>
</context>
<context>
    <name>SettingsSource</name>
    <message>
        <source>Setting</source>
        <extracomment>Beside an entry of the palette: what kind of thing it is</extracomment>
        <translation>إعداد</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A setting with the page that it is on: &quot;Server: Port&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ToolMove</name>
    <message>
        <source>Version %1: %2</source>
        <translation>الإصدار ‎%1‎‏: ‎%2‎</translation>
    </message>
    <message>
        <source>It is a REST tool, and %1 has no REST URL.</source>
        <translation>هذه أداة REST، وليس لـ ‎%1‎ عنوان REST.</translation>
    </message>
    <message>
        <source>The schema of %1 has not been fetched yet.</source>
        <translation>لم يُجلب مخطط ‎%1‎ بعد.</translation>
    </message>
</context>
<context>
    <name>WorkspaceSource</name>
    <message>
        <source>Tool</source>
        <extracomment>Beside an entry of the palette: what kind of thing it is</extracomment>
        <translation>أداة</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <extracomment>Beside an entry of the palette: what kind of thing it is</extracomment>
        <translation>نقطة نهاية</translation>
    </message>
    <message>
        <source>Credential</source>
        <extracomment>Beside an entry of the palette: what kind of thing it is</extracomment>
        <translation>بيانات اعتماد</translation>
    </message>
    <message>
        <source>Type</source>
        <extracomment>Beside an entry of the palette: what kind of thing it is</extracomment>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Mapping</source>
        <extracomment>Beside an entry of the palette: what kind of thing it is</extracomment>
        <translation>الربط</translation>
    </message>
    <message>
        <source>Variable</source>
        <extracomment>Beside an entry of the palette: what kind of thing it is</extracomment>
        <translation>متغير</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::AboutDialog</name>
    <message>
        <source>About Tooltray</source>
        <translation>حول Tooltray</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>الإصدار ‎%1‎</translation>
    </message>
    <message>
        <source>Licence and components</source>
        <translation>الترخيص والمكوّنات</translation>
    </message>
    <message>
        <source>Turns API operations into small, safe tools for agents and logs every call.</source>
        <translation>يحوّل عمليات واجهات API إلى أدوات صغيرة وآمنة للوكلاء، ويسجّل كل استدعاء.</translation>
    </message>
    <message>
        <source>Tooltray is free software under the %1, version 3 or later. It comes without any warranty.</source>
        <extracomment>%1 is the name of a licence</extracomment>
        <translation>برنامج Tooltray حر، يخضع لشروط ‎%1‎، الإصدار 3 أو أي إصدار لاحق. ويأتي من دون أي ضمان.</translation>
    </message>
    <message>
        <source>Its icons are original and under the same licence. It uses:</source>
        <translation>أيقوناته أصلية وتخضع للترخيص نفسه. ويستخدم:</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::AddEndpointDialog</name>
    <message>
        <source>&amp;Back</source>
        <translation>رجوع</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <extracomment>Steps of a dialog: %1 is the number of the one that is shown</extracomment>
        <translation>الخطوة ‎%1‎ من ‎%2‎</translation>
    </message>
    <message>
        <source>&amp;Add endpoint</source>
        <translation>إضافة نقطة النهاية</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>متابعة</translation>
    </message>
    <message>
        <source>Add the credential %1</source>
        <translation>إضافة بيانات الاعتماد ‎%1‎</translation>
    </message>
    <message>
        <source>Remove the credential %1</source>
        <translation>إزالة بيانات الاعتماد ‎%1‎</translation>
    </message>
    <message>
        <source>Add the endpoint %1</source>
        <translation>إضافة نقطة النهاية ‎%1‎</translation>
    </message>
    <message>
        <source>A credential named %1 already exists. Choose another name.</source>
        <translation>توجد بيانات اعتماد باسم ‎%1‎ من قبل. اختر اسمًا آخر.</translation>
    </message>
    <message>
        <source>New endpoint</source>
        <translation>نقطة نهاية جديدة</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::Announcement</name>
    <message>
        <source>%1, expanded</source>
        <extracomment>Read out by screen readers: a row of a tree</extracomment>
        <translation>‏‎%1‎، موسّع</translation>
    </message>
    <message>
        <source>%1, collapsed</source>
        <extracomment>Read out by screen readers: a row of a tree</extracomment>
        <translation>‏‎%1‎، مطوي</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ApprovalPanel</name>
    <message>
        <source>&amp;Deny</source>
        <extracomment>Refuses a call</extracomment>
        <translation>رفض</translation>
    </message>
    <message>
        <source>Any call to %1 by %2, with any arguments</source>
        <translation>أي استدعاء للأداة ‎%1‎ من ‎%2‎، بأي وسائط</translation>
    </message>
    <message>
        <source>Any call to %1 from %2 by %3, with any arguments</source>
        <extracomment>%1 is a tool, %2 the composite tool that calls it, %3 a client</extracomment>
        <translation>أي استدعاء للأداة ‎%1‎ عبر ‎%2‎ من ‎%3‎، بأي وسائط</translation>
    </message>
    <message>
        <source>%1:%2 left</source>
        <extracomment>Time left to decide, minutes and seconds</extracomment>
        <translation>بقي ‎%1:%2‎</translation>
    </message>
    <message>
        <source>%1 wants to run</source>
        <translation>يريد ‎%1‎ تنفيذ:</translation>
    </message>
    <message>
        <source>You want to run</source>
        <extracomment>What the person who looks at this wants to run stands below</extracomment>
        <translation>تريد تنفيذ:</translation>
    </message>
    <message>
        <source>Destructive</source>
        <extracomment>Mark of a call that deletes or overwrites data</extracomment>
        <translation>متلف للبيانات</translation>
    </message>
    <message>
        <source>Mutation on %1 at %2</source>
        <extracomment>%1 is an endpoint, %2 its address</extracomment>
        <translation>تعديل على ‎%1‎ في ‎%2‎</translation>
    </message>
    <message>
        <source>Request to %1 at %2</source>
        <extracomment>%1 is an endpoint, %2 its address</extracomment>
        <translation>طلب إلى ‎%1‎ في ‎%2‎</translation>
    </message>
    <message>
        <source>Mutation on %1</source>
        <extracomment>%1 is an endpoint</extracomment>
        <translation>تعديل على ‎%1‎</translation>
    </message>
    <message>
        <source>Request to %1</source>
        <translation>طلب إلى ‎%1‎</translation>
    </message>
    <message>
        <source>tool %1, version %2</source>
        <extracomment>%1 is a tool that is saved, %2 its version</extracomment>
        <translation>الأداة ‎%1‎، الإصدار ‎%2‎</translation>
    </message>
    <message>
        <source>not a saved tool</source>
        <extracomment>The agent wrote what would be sent itself</extracomment>
        <translation>ليست أداة محفوظة</translation>
    </message>
    <message>
        <source>called by %1</source>
        <extracomment>%1 is a composite tool; the sentence before names the tool that it calls</extracomment>
        <translation>تستدعيها ‎%1‎</translation>
    </message>
    <message numerus="yes">
        <source>%n more pending</source>
        <translation>
            <numerusform>لا استدعاءات أخرى معلّقة</numerusform>
            <numerusform>استدعاء آخر معلّق</numerusform>
            <numerusform>استدعاءان آخران معلّقان</numerusform>
            <numerusform>‏%n استدعاءات أخرى معلّقة</numerusform>
            <numerusform>‏%n استدعاءً آخر معلّقًا</numerusform>
            <numerusform>‏%n استدعاء آخر معلّق</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Allow</source>
        <extracomment>Lets a call run, once</extracomment>
        <translation>سماح</translation>
    </message>
    <message>
        <source>Allow &amp;identical calls for 1 h</source>
        <extracomment>Lets this very call run for an hour</extracomment>
        <translation>السماح بالاستدعاءات المطابقة لمدة ساعة</translation>
    </message>
    <message>
        <source>Allow this &amp;tool for 1 h</source>
        <extracomment>Lets the tool run for an hour, whatever its arguments</extracomment>
        <translation>السماح بهذه الأداة لمدة ساعة</translation>
    </message>
    <message>
        <source>%1 to answer by keyboard</source>
        <extracomment>%1 are keys that bring the keyboard to a question</extracomment>
        <translation>‏‎%1‎ للرد من لوحة المفاتيح</translation>
    </message>
    <message>
        <source>Everything that would be sent</source>
        <translation>كل ما سيُرسل</translation>
    </message>
    <message>
        <source>Approval needed: %1</source>
        <translation>الموافقة مطلوبة: ‎%1‎</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ApprovalStack</name>
    <message>
        <source>Approval needed</source>
        <translation>الموافقة مطلوبة</translation>
    </message>
    <message>
        <source>%1 wants to run %2 on %3.</source>
        <extracomment>%1 is a client, %2 what it wants to run, %3 an endpoint</extracomment>
        <translation>يريد ‎%1‎ تنفيذ ‎%2‎ على ‎%3‎.</translation>
    </message>
    <message>
        <source>You want to run %1 on %2.</source>
        <extracomment>%1 is what the person who reads this wants to run, %2 an endpoint</extracomment>
        <translation>تريد تنفيذ ‎%1‎ على ‎%2‎.</translation>
    </message>
    <message>
        <source>That call is no longer pending.</source>
        <translation>لم يعد ذلك الاستدعاء معلّقًا.</translation>
    </message>
    <message>
        <source>Denied %1 on %2.</source>
        <extracomment>Said by a screen reader: %1 is what the user did not let run, %2 an endpoint</extracomment>
        <translation>رُفض ‎%1‎ على ‎%2‎.</translation>
    </message>
    <message>
        <source>Allowed %1 on %2.</source>
        <extracomment>Said by a screen reader: %1 is what the user let run, %2 an endpoint</extracomment>
        <translation>سُمح بتنفيذ ‎%1‎ على ‎%2‎.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ApprovalView</name>
    <message>
        <source>from argument %1</source>
        <extracomment>Where a value that would be sent comes from; %1 is an argument of the call</extracomment>
        <translation>من الوسيط ‎%1‎</translation>
    </message>
    <message>
        <source>from context variable %1</source>
        <extracomment>Where a value that would be sent comes from; %1 is a context variable</extracomment>
        <translation>من متغير السياق ‎%1‎</translation>
    </message>
    <message>
        <source>mapped by %1</source>
        <translation>عبر الربط ‎%1‎</translation>
    </message>
    <message>
        <source>from step %1</source>
        <extracomment>Where a value that would be sent comes from; %1 is a step of a composite tool</extracomment>
        <translation>من الخطوة ‎%1‎</translation>
    </message>
    <message>
        <source>constant of the tool</source>
        <translation>قيمة ثابتة في الأداة</translation>
    </message>
    <message>
        <source>constant of %1</source>
        <extracomment>Where a value that would be sent comes from; %1 is a composite tool</extracomment>
        <translation>قيمة ثابتة في ‎%1‎</translation>
    </message>
    <message>
        <source>default</source>
        <translation>القيمة الافتراضية</translation>
    </message>
    <message>
        <source>default of %1</source>
        <extracomment>Where a value that would be sent comes from; %1 is a composite tool</extracomment>
        <translation>القيمة الافتراضية في ‎%1‎</translation>
    </message>
    <message>
        <source>set by pagination</source>
        <translation>يضبطها جلب الصفحات</translation>
    </message>
    <message>
        <source>set by the endpoint</source>
        <translation>تضبطها نقطة النهاية</translation>
    </message>
    <message>
        <source>from the credential</source>
        <translation>من بيانات الاعتماد</translation>
    </message>
    <message>
        <source>from credential %1</source>
        <translation>من بيانات الاعتماد ‎%1‎</translation>
    </message>
    <message>
        <source>secret, not shown</source>
        <translation>سرّية، لا تُعرض</translation>
    </message>
    <message>
        <source>Variables</source>
        <extracomment>Heading above the variables of a GraphQL operation that would be sent</extracomment>
        <translation>المتغيرات</translation>
    </message>
    <message>
        <source>Path</source>
        <extracomment>Heading above what is put into the path of a URL</extracomment>
        <translation>المسار</translation>
    </message>
    <message>
        <source>Query parameters</source>
        <extracomment>Heading above the parameters in the query of a URL</extracomment>
        <translation>معاملات الاستعلام</translation>
    </message>
    <message>
        <source>Headers</source>
        <extracomment>Heading above the header fields of a request</extracomment>
        <translation>الترويسات</translation>
    </message>
    <message>
        <source>Body</source>
        <extracomment>Heading above the body of a request</extracomment>
        <translation>المتن</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>الطلب</translation>
    </message>
    <message>
        <source>Client</source>
        <extracomment>Name of a client that asks for something</extracomment>
        <translation>العميل</translation>
    </message>
    <message>
        <source>Program</source>
        <extracomment>The program that a client says it is</extracomment>
        <translation>البرنامج</translation>
    </message>
    <message>
        <source>as it names itself</source>
        <translation>كما يسمّي نفسه</translation>
    </message>
    <message>
        <source>Tool</source>
        <extracomment>%1 is a tool, %2 its version</extracomment>
        <translation>الأداة</translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <translation>‏‎%1‎، الإصدار ‎%2‎</translation>
    </message>
    <message>
        <source>Called by</source>
        <extracomment>A composite tool that calls the tool above</extracomment>
        <translation>تستدعيها</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>الخطوة</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>نقطة النهاية</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>عنوان URL</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>العملية</translation>
    </message>
    <message>
        <source>Operation, written by the agent</source>
        <translation>العملية، كتبها الوكيل</translation>
    </message>
    <message>
        <source>(destructive)</source>
        <extracomment>Behind the name of a field that deletes or overwrites data</extracomment>
        <translation>(متلف للبيانات)</translation>
    </message>
    <message>
        <source>Operation name</source>
        <translation>اسم العملية</translation>
    </message>
    <message>
        <source>named by the agent</source>
        <translation>سمّاها الوكيل</translation>
    </message>
    <message>
        <source>Changed since the last approved call</source>
        <extracomment>Heading above what differs from the call that was allowed before</extracomment>
        <translation>ما تغيّر منذ آخر استدعاء تمت الموافقة عليه</translation>
    </message>
    <message>
        <source>The definition of the tool changed.</source>
        <translation>تغيّر تعريف الأداة.</translation>
    </message>
    <message>
        <source>The operation changed.</source>
        <translation>تغيّرت العملية.</translation>
    </message>
    <message>
        <source>new</source>
        <translation>جديد</translation>
    </message>
    <message>
        <source>no longer sent</source>
        <translation>لم يعد يُرسَل</translation>
    </message>
    <message>
        <source>now</source>
        <translation>الآن</translation>
    </message>
    <message>
        <source>before</source>
        <translation>سابقًا</translation>
    </message>
    <message>
        <source>Arguments passed by the agent</source>
        <translation>الوسائط التي مرّرها الوكيل</translation>
    </message>
    <message>
        <source>mapped</source>
        <extracomment>Where a value that would be sent comes from; the mapping is the one of a custom type or has a name, %1</extracomment>
        <translation>عبر ربط</translation>
    </message>
    <message>
        <source>A type, mapping or context value that the call uses changed.</source>
        <translation>تغيّر نوع أو ربط أو قيمة سياق يستخدمها الاستدعاء.</translation>
    </message>
    <message>
        <source>The settings of the endpoint or its credential changed.</source>
        <translation>تغيّرت إعدادات نقطة النهاية أو بيانات اعتمادها.</translation>
    </message>
    <message>
        <source>Workspace</source>
        <translation>مساحة العمل</translation>
    </message>
    <message>
        <source>Caller</source>
        <extracomment>Heading above who asks for a call</extracomment>
        <translation>المستدعي</translation>
    </message>
    <message>
        <source>The tool is broken: %1</source>
        <extracomment>%1 says what is wrong with the tool that is about to run</extracomment>
        <translation>الأداة معطوبة: ‎%1‎</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ApprovalWindow</name>
    <message>
        <source>Approval needed</source>
        <translation>الموافقة مطلوبة</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ArgumentChoiceModel</name>
    <message>
        <source>Shown</source>
        <extracomment>An argument that agents pass</extracomment>
        <translation>ظاهر</translation>
    </message>
    <message>
        <source>Hidden</source>
        <extracomment>An argument that is never sent</extracomment>
        <translation>مخفي</translation>
    </message>
    <message>
        <source>Fixed</source>
        <extracomment>An argument that always has the same value</extracomment>
        <translation>ثابت</translation>
    </message>
    <message>
        <source>%1 (required)</source>
        <extracomment>An argument that agents must pass</extracomment>
        <translation>‏‎%1‎ (مطلوب)</translation>
    </message>
    <message>
        <source>Argument</source>
        <translation>وسيط</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Use</source>
        <extracomment>Column: whether agents pass an argument</extracomment>
        <translation>الاستخدام</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>الوصف</translation>
    </message>
    <message>
        <source>From context</source>
        <extracomment>An argument that always has the value of a context variable</extracomment>
        <translation>من السياق</translation>
    </message>
    <message>
        <source>From mapping</source>
        <extracomment>An argument for which agents pass a label, in whose place a value is sent</extracomment>
        <translation>من ربط</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ArgumentModel</name>
    <message>
        <source>client</source>
        <extracomment>Where an argument comes from: whoever calls the tool</extracomment>
        <translation>العميل</translation>
    </message>
    <message>
        <source>client, via %1</source>
        <translation>العميل، عبر ‎%1‎</translation>
    </message>
    <message>
        <source>context: %1</source>
        <translation>السياق: ‎%1‎</translation>
    </message>
    <message>
        <source>constant %1</source>
        <translation>قيمة ثابتة ‎%1‎</translation>
    </message>
    <message>
        <source>pagination</source>
        <extracomment>Where a variable comes from: the tool fetches pages by itself</extracomment>
        <translation>جلب الصفحات</translation>
    </message>
    <message>
        <source>binding</source>
        <translation>إسناد</translation>
    </message>
    <message>
        <source>required</source>
        <extracomment>Of an argument: callers have to pass it</extracomment>
        <translation>مطلوب</translation>
    </message>
    <message>
        <source>Argument</source>
        <translation>الوسيط</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>Column: where the value comes from</extracomment>
        <translation>المصدر</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>الافتراضي</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>مطلوب</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ArgumentSide</name>
    <message>
        <source>Arguments</source>
        <translation>الوسائط</translation>
    </message>
    <message>
        <source>This tool takes no arguments.</source>
        <translation>لا تأخذ هذه الأداة أي وسائط.</translation>
    </message>
    <message>
        <source>&amp;Apply to all chosen tools</source>
        <translation>تطبيق على كل الأدوات المختارة</translation>
    </message>
    <message>
        <source>Makes the same choice for this argument in every chosen tool that has it.</source>
        <translation>يطبق الخيار نفسه لهذا الوسيط في كل أداة مختارة تحتوي عليه.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>الافتراضي</translation>
    </message>
    <message>
        <source>Allowed values</source>
        <extracomment>Field: the only values that an argument can have</extracomment>
        <translation>القيم المسموح بها</translation>
    </message>
    <message>
        <source>Separated by commas</source>
        <translation>تفصل بينها فواصل</translation>
    </message>
    <message>
        <source>As described (%1)</source>
        <extracomment>The type that the description of an API gives an argument; %1 is &quot;string&quot;, &quot;integer&quot; ...</extracomment>
        <translation>كما في الوصف (‎%1‎)</translation>
    </message>
    <message>
        <source>Min length</source>
        <translation>أدنى طول</translation>
    </message>
    <message>
        <source>Min items</source>
        <translation>أدنى عدد للعناصر</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>الحد الأدنى</translation>
    </message>
    <message>
        <source>Max length</source>
        <translation>أقصى طول</translation>
    </message>
    <message>
        <source>Max items</source>
        <translation>أقصى عدد للعناصر</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>الحد الأقصى</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>أي قيمة</translation>
    </message>
    <message>
        <source>None</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>Enter numbers, separated by commas.</source>
        <translation>أدخل أعدادًا تفصل بينها فواصل.</translation>
    </message>
    <message>
        <source>Enter true or false.</source>
        <translation>أدخل true أو false.</translation>
    </message>
    <message>
        <source>Enter a number.</source>
        <translation>أدخل عددًا.</translation>
    </message>
    <message>
        <source>Enter a whole number.</source>
        <translation>أدخل عددًا صحيحًا.</translation>
    </message>
    <message>
        <source>The minimum is above the maximum.</source>
        <translation>الحد الأدنى أكبر من الحد الأقصى.</translation>
    </message>
    <message>
        <source>The default is not among the allowed values.</source>
        <translation>القيمة الافتراضية ليست من القيم المسموح بها.</translation>
    </message>
    <message numerus="yes">
        <source>Applied to %n tool(s).</source>
        <translation>
            <numerusform>لم يُطبَّق على أي أداة.</numerusform>
            <numerusform>طُبِّق على أداة واحدة.</numerusform>
            <numerusform>طُبِّق على أداتين.</numerusform>
            <numerusform>طُبِّق على %n أدوات.</numerusform>
            <numerusform>طُبِّق على %n أداة.</numerusform>
            <numerusform>طُبِّق على %n أداة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change this argument first.</source>
        <translation>غيّر هذا الوسيط أولًا.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ArgumentsTab</name>
    <message>
        <source>Enter JSON, such as 5, true or &quot;text&quot;.</source>
        <translation>أدخل JSON، مثل 5 أو true أو ‎&quot;text&quot;‎.</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>أدخل اسمًا.</translation>
    </message>
    <message>
        <source>Another argument has this name.</source>
        <translation>لوسيط آخر هذا الاسم.</translation>
    </message>
    <message>
        <source>The schema must describe an object: &quot;type&quot;: &quot;object&quot;.</source>
        <translation>يجب أن يصف المخطط كائنًا: ‎&quot;type&quot;: &quot;object&quot;‎.</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>الوسائط</translation>
    </message>
    <message>
        <source>The tool has no arguments.</source>
        <translation>ليس للأداة وسائط.</translation>
    </message>
    <message>
        <source>Add argument</source>
        <translation>إضافة وسيط</translation>
    </message>
    <message>
        <source>Reset to operation</source>
        <translation>إعادة الضبط وفق العملية</translation>
    </message>
    <message>
        <source>All arguments</source>
        <translation>كل الوسائط</translation>
    </message>
    <message>
        <source>What clients see</source>
        <extracomment>Above what clients of the server get to see</extracomment>
        <translation>ما يراه العملاء</translation>
    </message>
    <message>
        <source>Arguments as clients see them, as JSON Schema</source>
        <translation>الوسائط كما يراها العملاء، بصيغة JSON Schema</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>المصدر</translation>
    </message>
    <message>
        <source>Context variable</source>
        <translation>متغير سياق</translation>
    </message>
    <message>
        <source>Mapping</source>
        <translation>الربط</translation>
    </message>
    <message>
        <source>Clients pass a label; its value is sent.</source>
        <translation>يمرّر العملاء تسمية؛ وتُرسل قيمتها.</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>ثابت</translation>
    </message>
    <message>
        <source>Sent in every call</source>
        <translation>تُرسل في كل استدعاء</translation>
    </message>
    <message>
        <source>Binding</source>
        <translation>الإسناد</translation>
    </message>
    <message>
        <source>As JSON: a source, a mapping and transforms</source>
        <translation>بصيغة JSON: مصدر وربط وتحويلات</translation>
    </message>
    <message>
        <source>Exposed as</source>
        <translation>الاسم لدى العملاء</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>الوصف</translation>
    </message>
    <message>
        <source>Tells agents what to pass.</source>
        <translation>يبيّن للوكلاء ما يمررونه.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>الافتراضي</translation>
    </message>
    <message>
        <source>Used when the client omits it</source>
        <translation>تُستخدم عندما لا يذكره العميل</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>مطلوب</translation>
    </message>
    <message>
        <source>JSON Schema</source>
        <translation>JSON Schema</translation>
    </message>
    <message>
        <source>Empty: derived from the operation.</source>
        <translation>إن تُرك فارغًا: يُستنتج من العملية.</translation>
    </message>
    <message>
        <source>Derived from the operation.</source>
        <translation>يُستنتج من العملية.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>Removed the argument %1.</source>
        <translation>أُزيل الوسيط ‎%1‎.</translation>
    </message>
    <message>
        <source>Arguments reset to the operation.</source>
        <translation>أُعيد ضبط الوسائط وفق العملية.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::AssertionModel</name>
    <message>
        <source>Enter a path into the response, such as /issue/key.</source>
        <translation>أدخل مسارًا داخل الرد، مثل ‎/issue/key.</translation>
    </message>
    <message>
        <source>(whole response)</source>
        <extracomment>The place in a result that is all of it</extracomment>
        <translation>(الرد كله)</translation>
    </message>
    <message>
        <source>Holds</source>
        <extracomment>What was expected of a result is so</extracomment>
        <translation>متحقق</translation>
    </message>
    <message>
        <source>Path</source>
        <extracomment>Column: where in a result something is expected</extracomment>
        <translation>المسار</translation>
    </message>
    <message>
        <source>Expectation</source>
        <extracomment>Column: what is expected there, as &quot;equals&quot;</extracomment>
        <translation>التوقع</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Column: the value that is expected</extracomment>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>Outcome</source>
        <extracomment>Column: whether it was as expected</extracomment>
        <translation>النتيجة</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::BaselineCommands</name>
    <message>
        <source>Pinned as the baseline of %1.</source>
        <extracomment>%1 is the name of a tool</extracomment>
        <translation>ثُبّت مرجعًا لـ ‎%1‎.</translation>
    </message>
    <message>
        <source>Baseline: %1</source>
        <extracomment>Heading over an answer; %1 is the call it came from</extracomment>
        <translation>المرجع: ‎%1‎</translation>
    </message>
    <message>
        <source>#%1 %2, %3</source>
        <extracomment>Heading over the answer of a call: its number, the tool and when</extracomment>
        <translation>#%1 %2، %3</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::BehaviourTab</name>
    <message>
        <source>Hints for clients</source>
        <translation>تلميحات للعملاء</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>التغييرات</translation>
    </message>
    <message>
        <source>Timeout and rate</source>
        <translation>المهلة والمعدل</translation>
    </message>
    <message>
        <source>Cache</source>
        <translation>التخزين المؤقت</translation>
    </message>
    <message>
        <source>Offering</source>
        <translation>الإتاحة</translation>
    </message>
    <message>
        <source>Approved definition</source>
        <translation>التعريف الموافَق عليه</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>للقراءة فقط</translation>
    </message>
    <message>
        <source>Calls change nothing. Clients may run the tool without asking.</source>
        <translation>لا تغيّر الاستدعاءات شيئًا. قد يشغّل العملاء مثل هذه الأدوات دون سؤال.</translation>
    </message>
    <message>
        <source>Destructive</source>
        <translation>متلف للبيانات</translation>
    </message>
    <message>
        <source>Calls may delete or overwrite something.</source>
        <translation>قد تحذف الاستدعاءات شيئًا أو تستبدله.</translation>
    </message>
    <message>
        <source>Idempotent</source>
        <translation>متماثل الأثر</translation>
    </message>
    <message>
        <source>Repeating a call has no further effect.</source>
        <translation>تكرار الاستدعاء بلا أثر إضافي.</translation>
    </message>
    <message>
        <source>Open world</source>
        <translation>عالم مفتوح</translation>
    </message>
    <message>
        <source>Responses may contain third-party content, such as issues and comments.</source>
        <translation>قد تحتوي الردود على محتوى من أطراف أخرى، مثل المشكلات والتعليقات.</translation>
    </message>
    <message>
        <source>The strictest of endpoint, client and tool applies.</source>
        <translation>يُعتمد الأشد مما تحدده نقطة النهاية والعميل والأداة.</translation>
    </message>
    <message>
        <source>Timeout (s)</source>
        <translation>المهلة (ث)</translation>
    </message>
    <message>
        <source>Seconds before a call is cancelled</source>
        <translation>عدد الثواني قبل إلغاء الاستدعاء</translation>
    </message>
    <message>
        <source>Retries</source>
        <translation>مرات إعادة المحاولة</translation>
    </message>
    <message>
        <source>After network or server failures, if the tool is read-only</source>
        <translation>بعد فشل الشبكة أو الخادم، إذا كانت الأداة للقراءة فقط</translation>
    </message>
    <message>
        <source>Calls per minute</source>
        <translation>الاستدعاءات في الدقيقة</translation>
    </message>
    <message>
        <source>Calls over the limit wait or are refused.</source>
        <translation>الاستدعاءات التي تتجاوز الحد تنتظر أو تُرفض.</translation>
    </message>
    <message>
        <source>Cache responses</source>
        <translation>تخزين الردود مؤقتًا</translation>
    </message>
    <message>
        <source>Identical calls get the cached response, without a request.</source>
        <translation>تحصل الاستدعاءات المتطابقة على الرد المخزّن مؤقتًا، من دون طلب.</translation>
    </message>
    <message>
        <source>TTL (s)</source>
        <translation>مدة الصلاحية TTL (ث)</translation>
    </message>
    <message>
        <source>How long a cached response is returned, in seconds</source>
        <translation>مدة إرجاع الرد المخزّن مؤقتًا، بالثواني</translation>
    </message>
    <message>
        <source>Cache key</source>
        <translation>مفتاح التخزين المؤقت</translation>
    </message>
    <message>
        <source>Argument names, separated by commas. Empty: all arguments.</source>
        <translation>أسماء الوسائط، تفصل بينها فواصل. إذا تُرك فارغًا: كل الوسائط.</translation>
    </message>
    <message>
        <source>Always list directly</source>
        <translation>الإدراج المباشر دائمًا</translation>
    </message>
    <message>
        <source>Even for clients that see commands instead of tools</source>
        <translation>للعملاء الذين يرون الأوامر بدلًا من الأدوات أيضًا</translation>
    </message>
    <message>
        <source>Aliases</source>
        <translation>الأسماء البديلة</translation>
    </message>
    <message>
        <source>Other names that calls may use, such as tracker.list_issues. Not listed.</source>
        <translation>أسماء أخرى لاستدعائها، مثل tracker.list_issues؛ لا تُدرج في القائمة</translation>
    </message>
    <message>
        <source>Automatic (yes)</source>
        <extracomment>Choice for a hint: what follows from the operation, which is yes or no</extracomment>
        <translation>تلقائي (نعم)</translation>
    </message>
    <message>
        <source>Automatic (no)</source>
        <translation>تلقائي (لا)</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>تلقائي</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>No</source>
        <translation>لا</translation>
    </message>
    <message>
        <source>Endpoint default (%1)</source>
        <extracomment>Choice for a tool; in the brackets what the endpoint says</extracomment>
        <translation>حسب نقطة النهاية (‎%1‎)</translation>
    </message>
    <message>
        <source>%1 (endpoint default)</source>
        <extracomment>In an empty field: the value of the endpoint, which counts then</extracomment>
        <translation>‏‎%1‎، حسب نقطة النهاية</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>بلا حد</translation>
    </message>
    <message>
        <source>All arguments</source>
        <translation>كل الوسائط</translation>
    </message>
    <message>
        <source>None</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>No separate limit; the endpoint allows %1</source>
        <translation>بلا حد خاص؛ تسمح نقطة النهاية بـ ‎%1‎</translation>
    </message>
    <message>
        <source>Allow several changes per call</source>
        <translation>السماح بعدة تغييرات في الاستدعاء الواحد</translation>
    </message>
    <message>
        <source>Otherwise one change per call.</source>
        <translation>وإلا فتغيير واحد في كل استدعاء.</translation>
    </message>
    <message>
        <source>Approval</source>
        <translation>الموافقة</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::BodyFile</name>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>حُفظ باسم ‎%1‎.</translation>
    </message>
    <message>
        <source>Could not create a file for another app: %1</source>
        <extracomment>%1 is what the system says about it</extracomment>
        <translation>لا يمكن إنشاء ملف لبرنامج آخر: ‎%1‎</translation>
    </message>
    <message>
        <source>No app can open the file %1.</source>
        <translation>لا يوجد تطبيق يفتح الملف ‎%1‎.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::BodyView</name>
    <message>
        <source>Show all</source>
        <extracomment>Of a text of which only the beginning is shown</extracomment>
        <translation>عرضه كاملًا</translation>
    </message>
    <message>
        <source>Showing the beginning of %1.</source>
        <translation>تُعرض بداية ‎%1‎.</translation>
    </message>
    <message>
        <source>Bytes that are not text are shown as %1.</source>
        <translation>تظهر البايتات التي ليست نصًّا بالشكل ‎%1‎.</translation>
    </message>
    <message>
        <source>Known secrets are masked, as everywhere in the log.</source>
        <translation>الأسرار المعروفة محجوبة، كما في كل السجل.</translation>
    </message>
    <message>
        <source>Not recorded</source>
        <extracomment>In place of a body in the log</extracomment>
        <translation>لم يُسجَّل</translation>
    </message>
    <message>
        <source>The log omitted this body of %1 because too much arrived at once.</source>
        <extracomment>%1 is a size</extracomment>
        <translation>حذف السجل هذا المحتوى بحجم ‎%1‎ لأن الكثير وصل دفعة واحدة.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ChecklistCard</name>
    <message>
        <source>%1, done</source>
        <extracomment>Read out by screen readers: title of a step and whether it is done</extracomment>
        <translation>‏‎%1‎، تم</translation>
    </message>
    <message>
        <source>%1, to do</source>
        <translation>‏‎%1‎، لم يتم بعد</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ChoiceEditor</name>
    <message>
        <source>(none)</source>
        <extracomment>A choice of a form that is not made</extracomment>
        <translation>(بلا)</translation>
    </message>
    <message>
        <source>(default: %1)</source>
        <translation>(الافتراضي: ‎%1‎)</translation>
    </message>
    <message>
        <source>true</source>
        <translation>true</translation>
    </message>
    <message>
        <source>false</source>
        <translation>false</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ChosenArgument</name>
    <message>
        <source>%1 (missing)</source>
        <translation>‏‎%1‎ (مفقود)</translation>
    </message>
    <message>
        <source>From the operation (%1)</source>
        <translation>حسب العملية (‎%1‎)</translation>
    </message>
    <message>
        <source>Any</source>
        <extracomment>Choice of a type: it is not said</extracomment>
        <translation>أي شيء</translation>
    </message>
    <message>
        <source>Defined by the schema below</source>
        <translation>حسب المخطط أدناه</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>العميل</translation>
    </message>
    <message>
        <source>Client, via a mapping</source>
        <translation>العميل، عبر ربط</translation>
    </message>
    <message>
        <source>Context variable</source>
        <translation>متغير سياق</translation>
    </message>
    <message>
        <source>Constant</source>
        <translation>قيمة ثابتة</translation>
    </message>
    <message>
        <source>Pagination</source>
        <translation>جلب الصفحات</translation>
    </message>
    <message>
        <source>Binding</source>
        <extracomment>Where a variable comes from: made of several things, written as JSON</extracomment>
        <translation>إسناد</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ClientAccessPane</name>
    <message>
        <source>Clients</source>
        <translation>العملاء</translation>
    </message>
    <message>
        <source>New token...</source>
        <translation>رمز جديد...</translation>
    </message>
    <message>
        <source>Creates and copies a new token. The old one stops working.</source>
        <translation>ينشئ رمزًا جديدًا وينسخه. ويتوقف الرمز القديم عن العمل.</translation>
    </message>
    <message>
        <source>Rejects every call of the client until it gets a new token</source>
        <translation>يرفض كل استدعاءات العميل حتى يحصل على رمز جديد</translation>
    </message>
    <message>
        <source>Create a new token for %1? The old one stops working immediately. Paste the new one into the client&apos;s settings.</source>
        <translation>هل تريد إنشاء رمز جديد للعميل ‎%1‎؟ يتوقف القديم عن العمل فورًا. ألصق الجديد في إعدادات العميل.</translation>
    </message>
    <message>
        <source>Copy a new token</source>
        <translation>نسخ رمز جديد</translation>
    </message>
    <message numerus="yes">
        <source>The new token of %1 is on the clipboard for %n second(s).</source>
        <translation>
            <numerusform>رمز ‎%1‎ الجديد في الحافظة لمدة %n ثانية.</numerusform>
            <numerusform>رمز ‎%1‎ الجديد في الحافظة لمدة ثانية واحدة.</numerusform>
            <numerusform>رمز ‎%1‎ الجديد في الحافظة لمدة ثانيتين.</numerusform>
            <numerusform>رمز ‎%1‎ الجديد في الحافظة لمدة %n ثوانٍ.</numerusform>
            <numerusform>رمز ‎%1‎ الجديد في الحافظة لمدة %n ثانية.</numerusform>
            <numerusform>رمز ‎%1‎ الجديد في الحافظة لمدة %n ثانية.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Has called</source>
        <extracomment>Heading of a list of clients</extracomment>
        <translation>استدعت من قبل</translation>
    </message>
    <message>
        <source>Has called or has access</source>
        <translation>استدعت من قبل أو يُسمح لها بالاستدعاء</translation>
    </message>
    <message>
        <source>Has access</source>
        <translation>يُسمح لها بالاستدعاء</translation>
    </message>
    <message>
        <source>Clients: %1</source>
        <translation>العملاء: ‎%1‎</translation>
    </message>
    <message>
        <source>By protocol version: %1</source>
        <extracomment>%1 is a list: &quot;2026-07-28: 40 calls and 2025-11-25: 2 calls&quot;</extracomment>
        <translation>حسب إصدار بروتوكول MCP: ‏‎%1‎</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>حظر</translation>
    </message>
    <message>
        <source>Allow %1</source>
        <translation>السماح للعميل ‎%1‎</translation>
    </message>
    <message>
        <source>Block %1</source>
        <translation>حظر ‎%1‎</translation>
    </message>
    <message>
        <source>Blocked %1. Its calls are rejected.</source>
        <translation>حُظر ‎%1‎. تُرفض استدعاءاته.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ClientEditor</name>
    <message>
        <source>Name of the client</source>
        <translation>اسم العميل</translation>
    </message>
    <message>
        <source>New token...</source>
        <translation>رمز جديد...</translation>
    </message>
    <message>
        <source>Creates and copies a new token. The old one stops working.</source>
        <translation>ينشئ رمزًا جديدًا وينسخه. ويتوقف الرمز القديم عن العمل.</translation>
    </message>
    <message>
        <source>Accept calls</source>
        <translation>قبول الاستدعاءات</translation>
    </message>
    <message>
        <source>Read-only: hide tools that change data</source>
        <translation>للقراءة فقط: إخفاء الأدوات التي تغيّر البيانات</translation>
    </message>
    <message>
        <source>&amp;Display title</source>
        <translation>عنوان العرض</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>الأدوات</translation>
    </message>
    <message>
        <source>Ta&amp;gs</source>
        <translation>الوسوم</translation>
    </message>
    <message>
        <source>&amp;Calls</source>
        <translation>الاستدعاءات</translation>
    </message>
    <message>
        <source>&amp;Largest result</source>
        <translation>أقصى حجم للنتيجة</translation>
    </message>
    <message>
        <source>T&amp;ool list</source>
        <translation>قائمة الأدوات</translation>
    </message>
    <message>
        <source>All tools, or names separated by commas</source>
        <translation>كل الأدوات، أو أسماء مفصولة بفواصل</translation>
    </message>
    <message>
        <source>All tags, or names separated by commas</source>
        <translation>كل الوسوم، أو أسماء مفصولة بفواصل</translation>
    </message>
    <message>
        <source> per minute</source>
        <extracomment>Behind a number of calls</extracomment>
        <translation> في الدقيقة</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>بلا حد</translation>
    </message>
    <message>
        <source> kB</source>
        <extracomment>Behind a number: kilobytes</extracomment>
        <translation> kB</translation>
    </message>
    <message>
        <source>Workspace default</source>
        <translation>كما في مساحة العمل</translation>
    </message>
    <message>
        <source>Built-in tools</source>
        <translation>الأدوات المدمجة</translation>
    </message>
    <message>
        <source>Additional rights</source>
        <translation>صلاحيات إضافية</translation>
    </message>
    <message>
        <source>See the calls of other clients</source>
        <translation>رؤية استدعاءات العملاء الآخرين</translation>
    </message>
    <message>
        <source>Read metrics</source>
        <translation>قراءة المقاييس</translation>
    </message>
    <message>
        <source>Create, rename and remove workspaces</source>
        <translation>إنشاء مساحات العمل وإعادة تسميتها وإزالتها</translation>
    </message>
    <message>
        <source>Endpoint default</source>
        <translation>كما في نقطة النهاية</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>حظر</translation>
    </message>
    <message>
        <source>Ask every time</source>
        <translation>سؤالي قبل كل تعديل</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>سماح</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>تلقائي</translation>
    </message>
    <message>
        <source>Every tool</source>
        <translation>كل أداة على حدة</translation>
    </message>
    <message>
        <source>Two commands: find and call</source>
        <translation>أمران: البحث والاستدعاء</translation>
    </message>
    <message>
        <source>The strictest of endpoint, client and tool applies.</source>
        <translation>يُعتمد الأشد مما تحدده نقطة النهاية والعميل والأداة.</translation>
    </message>
    <message>
        <source>Defined in the configuration file. Change it there.</source>
        <translation>معرَّف في ملف الإعداد. غيّره هناك.</translation>
    </message>
    <message numerus="yes">
        <source>Lists %n tool(s): %1, about %2 tokens.</source>
        <extracomment>What a client is shown of the tools: how many, their size, and roughly how many tokens of a model</extracomment>
        <translation>
            <numerusform>لا يعرض أي أداة: ‏‎%1‎، نحو ‎%2‎ رمزًا.</numerusform>
            <numerusform>يعرض أداة واحدة: ‏‎%1‎، نحو ‎%2‎ رمزًا.</numerusform>
            <numerusform>يعرض أداتين: ‏‎%1‎، نحو ‎%2‎ رمزًا.</numerusform>
            <numerusform>يعرض %n أدوات: ‎%1‎، نحو ‎%2‎ رمزًا.</numerusform>
            <numerusform>يعرض %n أداة: ‎%1‎، نحو ‎%2‎ رمزًا.</numerusform>
            <numerusform>يعرض %n أداة: ‎%1‎، نحو ‎%2‎ رمزًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>C&amp;hanges</source>
        <translation>التغييرات</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ClientListModel</name>
    <message>
        <source>Another client</source>
        <translation>عميل آخر</translation>
    </message>
    <message>
        <source>Snippets to paste</source>
        <translation>مقتطفات للصق</translation>
    </message>
    <message>
        <source>Another client, snippets to paste</source>
        <translation>عميل آخر، مقتطفات للصق</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A row of a list, read aloud: name and state of a program</extracomment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>connected</source>
        <extracomment>Badge of a program that uses the server</extracomment>
        <translation>متصل</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>Badge of a program that is set up and has not come yet</extracomment>
        <translation>جاهز</translation>
    </message>
    <message>
        <source>out of date</source>
        <extracomment>Badge of a program whose file has an old address or token</extracomment>
        <translation>قديم</translation>
    </message>
    <message>
        <source>changed</source>
        <extracomment>Badge of a program whose file has an entry that we did not write</extracomment>
        <translation>مُغيَّر</translation>
    </message>
    <message>
        <source>unreadable</source>
        <extracomment>Badge of a program whose file cannot be read</extracomment>
        <translation>غير مقروء</translation>
    </message>
    <message>
        <source>Current address and token</source>
        <translation>العنوان والرمز محدَّثان</translation>
    </message>
    <message>
        <source>Not connected yet</source>
        <translation>لم يتصل بعد</translation>
    </message>
    <message>
        <source>Old address or token</source>
        <translation>عنوان أو رمز قديم</translation>
    </message>
    <message>
        <source>Edited by hand</source>
        <translation>مُغيَّر يدويًا</translation>
    </message>
    <message>
        <source>Not configured</source>
        <translation>غير مُعدّ</translation>
    </message>
    <message>
        <source>Not installed</source>
        <translation>غير مثبت</translation>
    </message>
    <message>
        <source>Unreadable file</source>
        <translation>تتعذّر قراءة ملفه</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ClientPane</name>
    <message>
        <source>File</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>Open file</source>
        <translation>فتح الملف</translation>
    </message>
    <message>
        <source>Open the file in its default app</source>
        <translation>فتح الملف في البرنامج المخصص له</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>قبل</translation>
    </message>
    <message>
        <source>After</source>
        <translation>بعد</translation>
    </message>
    <message>
        <source>Proposed change</source>
        <translation>التغيير المقترح</translation>
    </message>
    <message>
        <source>Snippet to paste</source>
        <translation>مقتطف للصق</translation>
    </message>
    <message>
        <source>&amp;Undo last write</source>
        <translation>التراجع عن آخر كتابة</translation>
    </message>
    <message>
        <source>&amp;Remove entry</source>
        <translation>إزالة الإدخال</translation>
    </message>
    <message>
        <source>&amp;Copy snippet</source>
        <translation>نسخ المقتطف</translation>
    </message>
    <message>
        <source>Contains a token; cleared from the clipboard after 30 seconds</source>
        <translation>يحتوي على رمز؛ يُمحى من الحافظة بعد 30 ثانية</translation>
    </message>
    <message>
        <source>&amp;Write change</source>
        <translation>كتابة التغيير</translation>
    </message>
    <message>
        <source>Snippet copied. It contains a token. The clipboard is cleared after 30 seconds.</source>
        <translation>نُسخ المقتطف. فيه رمز. تُمحى الحافظة بعد 30 ثانية.</translation>
    </message>
    <message>
        <source>No app can open the file.</source>
        <translation>لا يوجد برنامج لفتح الملف.</translation>
    </message>
    <message>
        <source>%1 is connected.</source>
        <translation>‏‎%1‎ متصل.</translation>
    </message>
    <message>
        <source>Start the server first. The entry needs a token from it.</source>
        <translation>ابدأ تشغيل الخادم أولًا. فالإدخال يحتاج إلى رمز منه.</translation>
    </message>
    <message>
        <source>The entry is in place. Restart %1 if it does not connect.</source>
        <translation>الإدخال موجود. أعد تشغيل ‎%1‎ إذا لم يتصل.</translation>
    </message>
    <message>
        <source>The entry has an outdated address or token.</source>
        <translation>العنوان أو الرمز في الإدخال قديم.</translation>
    </message>
    <message>
        <source>The tooltray entry was edited by hand. Writing replaces it and keeps a backup.</source>
        <translation>حُرِّر إدخال tooltray يدويًا. تستبدله الكتابة وتُحفظ نسخة احتياطية.</translation>
    </message>
    <message>
        <source>Only the highlighted lines change.</source>
        <translation>لا تتغير إلا الأسطر المميزة.</translation>
    </message>
    <message>
        <source>%1 isn&apos;t installed here. Tooltray can create its settings file anyway.</source>
        <translation>‏‎%1‎ غير مثبت هنا. يمكن لـ Tooltray إنشاء ملف إعداداته على أي حال.</translation>
    </message>
    <message>
        <source>The file now</source>
        <translation>الملف الآن</translation>
    </message>
    <message>
        <source>Other users of this computer can read the file and the token in it.</source>
        <translation>يستطيع مستخدمون آخرون لهذا الحاسوب قراءة الملف والرمز الذي فيه.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ClientTab</name>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>As JSON</source>
        <translation>بصيغة JSON</translation>
    </message>
    <message>
        <source>No description: agents are unlikely to pick this tool.</source>
        <translation>بلا وصف: قلّما سيختار الوكلاء هذه الأداة.</translation>
    </message>
    <message>
        <source>%1, about %2 tokens</source>
        <extracomment>What it costs a client to have the tool listed: size, and roughly how many tokens of a model</extracomment>
        <translation>‏‎%1‎، نحو ‎%2‎ رمز (token)</translation>
    </message>
    <message>
        <source>Filled in from the context, hidden from clients: %1</source>
        <translation>تُملأ من السياق وتُخفى عن العملاء: ‎%1‎</translation>
    </message>
    <message>
        <source>Title: %1</source>
        <extracomment>What clients show in place of the name of a tool</extracomment>
        <translation>العنوان: ‎%1‎</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>الوسائط</translation>
    </message>
    <message>
        <source>No arguments.</source>
        <translation>لا وسائط.</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>الرد</translation>
    </message>
    <message>
        <source>No output schema.</source>
        <translation>لا مخطط للمخرجات.</translation>
    </message>
    <message>
        <source>Read-only: calls change nothing.</source>
        <translation>للقراءة فقط: لا تغيّر الاستدعاءات شيئًا.</translation>
    </message>
    <message>
        <source>Not read-only: calls may change something.</source>
        <translation>ليست للقراءة فقط: قد تغيّر الاستدعاءات شيئًا.</translation>
    </message>
    <message>
        <source>Destructive: calls may delete or overwrite something.</source>
        <translation>متلفة للبيانات: قد تحذف الاستدعاءات شيئًا أو تستبدله.</translation>
    </message>
    <message>
        <source>Not destructive: calls only add data.</source>
        <translation>غير متلفة للبيانات: لا تفعل الاستدعاءات سوى إضافة بيانات.</translation>
    </message>
    <message>
        <source>Idempotent: repeating a call has no further effect.</source>
        <translation>متماثلة الأثر: تكرار الاستدعاء بلا أثر إضافي.</translation>
    </message>
    <message>
        <source>Not idempotent: repeating a call may change more.</source>
        <translation>غير متماثلة الأثر: تكرار الاستدعاء نفسه قد يغيّر شيئًا إضافيًا.</translation>
    </message>
    <message>
        <source>Open world: may return third-party content.</source>
        <translation>عالم مفتوح: قد تعيد محتوى من أطراف أخرى.</translation>
    </message>
    <message>
        <source>Closed world: returns no third-party content.</source>
        <translation>عالم مغلق: لا تعيد محتوى من أطراف أخرى.</translation>
    </message>
    <message>
        <source>More in the JSON below.</source>
        <translation>المزيد في JSON أدناه.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ClientsPage</name>
    <message>
        <source>Clients</source>
        <translation>العملاء</translation>
    </message>
    <message>
        <source>Filter clients</source>
        <translation>تصفية العملاء</translation>
    </message>
    <message>
        <source>Connect a client</source>
        <translation>توصيل عميل</translation>
    </message>
    <message>
        <source>No client matches %1.</source>
        <translation>لا عميل يطابق ‎%1‎.</translation>
    </message>
    <message>
        <source>No clients yet</source>
        <translation>لا عملاء بعد</translation>
    </message>
    <message>
        <source>Each agent that you connect gets its own token, and the permissions and limits that you set here.</source>
        <translation>يحصل كل وكيل تصله على رمز خاص به، وعلى الأذونات والحدود التي تضبطها هنا.</translation>
    </message>
    <message>
        <source>Change the client %1</source>
        <translation>تغيير العميل ‎%1‎</translation>
    </message>
    <message>
        <source>Discard the changes to %1</source>
        <extracomment>What Undo takes back; %1 is a client</extracomment>
        <translation>تجاهل التغييرات في ‎%1‎</translation>
    </message>
    <message>
        <source>Discarded the changes to %1.</source>
        <translation>تم تجاهل التغييرات في ‎%1‎.</translation>
    </message>
    <message>
        <source>Remove the client %1</source>
        <translation>إزالة العميل ‎%1‎</translation>
    </message>
    <message>
        <source>Removed the client %1. Its token no longer works.</source>
        <translation>أُزيل العميل ‎%1‎. لم يعد رمزه صالحًا.</translation>
    </message>
    <message>
        <source>unsaved</source>
        <translation>غير محفوظة</translation>
    </message>
    <message>
        <source>blocked</source>
        <extracomment>Beside a client whose calls are rejected</extracomment>
        <translation>محظور</translation>
    </message>
    <message>
        <source>read-only</source>
        <extracomment>Beside a client that may not change anything</extracomment>
        <translation>للقراءة فقط</translation>
    </message>
    <message>
        <source>config</source>
        <extracomment>Beside a client that the configuration file defines</extracomment>
        <translation>ملف الإعداد</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::CloseDialog</name>
    <message>
        <source>Close Tooltray</source>
        <translation>إغلاق Tooltray</translation>
    </message>
    <message>
        <source>The server is running.</source>
        <translation>الخادم قيد التشغيل.</translation>
    </message>
    <message>
        <source>It can keep running without the window. Click the tray icon to show the window again.</source>
        <translation>يمكنه مواصلة العمل من دون النافذة. انقر أيقونة علبة النظام لإظهار النافذة مجددًا.</translation>
    </message>
    <message>
        <source>This desktop has no tray. Closing the window stops the server.</source>
        <translation>سطح المكتب هذا بلا علبة نظام. إغلاق النافذة يوقف الخادم.</translation>
    </message>
    <message>
        <source>Do not ask again</source>
        <translation>عدم السؤال مجددًا</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>إنهاء</translation>
    </message>
    <message>
        <source>&amp;Keep running</source>
        <translation>مواصلة التشغيل</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::CodeEditor</name>
    <message>
        <source>Line %1: %2</source>
        <extracomment>Said by a screen reader: a line of a text and what is wrong there</extracomment>
        <translation>السطر ‎%1‎‏: ‎%2‎</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::CombineRow</name>
    <message>
        <source>C&amp;ombine into one tool</source>
        <translation>دمجها في أداة واحدة</translation>
    </message>
    <message>
        <source>The &quot;%1&quot; argument selects the operation. Result settings are ignored.</source>
        <extracomment>%1 is the name of an argument</extracomment>
        <translation>يحدد الوسيط «‎%1‎» العملية. وتُتجاهل إعدادات النتائج.</translation>
    </message>
    <message>
        <source>Name of the combined tool</source>
        <translation>اسم الأداة المدمجة</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Sho&amp;w</source>
        <extracomment>Button: shows the combined tool</extracomment>
        <translation>عرض</translation>
    </message>
    <message>
        <source>Shows the combined tool, which can be tried before it is saved.</source>
        <translation>يعرض الأداة المدمجة التي يمكن تجربتها قبل حفظها.</translation>
    </message>
    <message>
        <source>Choose at least two operations first.</source>
        <translation>اختر عمليتين على الأقل أولًا.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::CompareDialog</name>
    <message>
        <source>Compare</source>
        <translation>مقارنة</translation>
    </message>
    <message>
        <source>Ignore member order</source>
        <translation>تجاهل ترتيب الأعضاء</translation>
    </message>
    <message>
        <source>Differences only</source>
        <translation>الاختلافات فقط</translation>
    </message>
    <message>
        <source>Previous difference</source>
        <translation>الاختلاف السابق</translation>
    </message>
    <message>
        <source>Next difference</source>
        <translation>الاختلاف التالي</translation>
    </message>
    <message>
        <source>Lines of both sides</source>
        <translation>أسطر الجانبين</translation>
    </message>
    <message>
        <source>Copy patch</source>
        <translation>نسخ التصحيح</translation>
    </message>
    <message>
        <source>JSON Patch (RFC 6902) from left to right</source>
        <translation>‏JSON Patch‏ (RFC 6902) من اليسار إلى اليمين</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Identical</source>
        <translation>الجانبان متطابقان.</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>لا اختلافات</numerusform>
            <numerusform>اختلاف واحد</numerusform>
            <numerusform>اختلافان</numerusform>
            <numerusform>‏%n اختلافات</numerusform>
            <numerusform>‏%n اختلافًا</numerusform>
            <numerusform>‏%n اختلاف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n difference(s)</source>
        <translation>
            <numerusform>‏‎%1‎ من %n اختلاف</numerusform>
            <numerusform>‏‎%1‎ من %n اختلاف</numerusform>
            <numerusform>‏‎%1‎ من %n اختلاف</numerusform>
            <numerusform>‏‎%1‎ من %n اختلافات</numerusform>
            <numerusform>‏‎%1‎ من %n اختلافًا</numerusform>
            <numerusform>‏‎%1‎ من %n اختلاف</numerusform>
        </translation>
    </message>
    <message>
        <source>Patch copied.</source>
        <translation>نُسخ التصحيح.</translation>
    </message>
    <message>
        <source>Only JSON can be patched.</source>
        <translation>لا يمكن إنشاء تصحيح إلا لبيانات JSON.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::CompletionModel</name>
    <message>
        <source> new</source>
        <extracomment>Behind a variable that is declared when it is chosen</extracomment>
        <translation> جديد</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::CompletionPopup</name>
    <message>
        <source>Completions</source>
        <translation>اقتراحات الإكمال</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ConditionForm</name>
    <message>
        <source>Removed the condition.</source>
        <translation>حُذف الشرط.</translation>
    </message>
    <message>
        <source>Written as JSON</source>
        <translation>مكتوبة بصيغة JSON</translation>
    </message>
    <message>
        <source>Runs if</source>
        <extracomment>When a step runs</extracomment>
        <translation>تُنفَّذ إذا</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>الشروط</translation>
    </message>
    <message>
        <source>Without conditions, it always runs.</source>
        <translation>من دون شروط تُنفَّذ دائمًا.</translation>
    </message>
    <message>
        <source>Add condition</source>
        <translation>إضافة شرط</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>الشرط</translation>
    </message>
    <message>
        <source>As JSON: exists, equals, matches, not, all, any</source>
        <translation>بصيغة JSON: exists, equals, matches, not, all, any</translation>
    </message>
    <message>
        <source>All conditions are met</source>
        <translation>تتحقق كل الشروط</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ConnectDialog</name>
    <message>
        <source>Connect a client</source>
        <translation>توصيل عميل</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>العملاء</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ConnectionForm</name>
    <message>
        <source>&amp;URL</source>
        <translation>عنوان URL</translation>
    </message>
    <message>
        <source>C&amp;redential</source>
        <translation>بيانات الاعتماد</translation>
    </message>
    <message>
        <source>Open credential</source>
        <translation>فتح بيانات الاعتماد</translation>
    </message>
    <message>
        <source>&amp;Headers</source>
        <translation>الترويسات</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>الترويسات</translation>
    </message>
    <message>
        <source>Remove header</source>
        <translation>إزالة الترويسة</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>الوصف</translation>
    </message>
    <message>
        <source>What the API offers, for agents and people</source>
        <translation>ما تقدّمه واجهة API، للوكلاء والأشخاص</translation>
    </message>
    <message>
        <source>R&amp;EST URL</source>
        <translation>عنوان REST</translation>
    </message>
    <message>
        <source>Base URL of REST tools (default: same)</source>
        <translation>عنوان URL الأساسي لأدوات REST (الافتراضي: نفسه)</translation>
    </message>
    <message>
        <source>Su&amp;bscriptions</source>
        <translation>الاشتراكات</translation>
    </message>
    <message>
        <source>Subscription protocol</source>
        <translation>بروتوكول الاشتراكات</translation>
    </message>
    <message>
        <source>Subscription URL (default: same)</source>
        <translation>عنوان URL للاشتراكات (الافتراضي: نفسه)</translation>
    </message>
    <message>
        <source>Subscription URL</source>
        <translation>عنوان URL للاشتراكات</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>No credential</extracomment>
        <translation>بلا</translation>
    </message>
    <message>
        <source>There is no context variable %1 yet.</source>
        <translation>لا يوجد متغير سياق ‎%1‎ بعد.</translation>
    </message>
    <message>
        <source>Resolves to: %1</source>
        <extracomment>%1 is a URL in which variables have their values</extracomment>
        <translation>القيمة الفعلية: ‎%1‎</translation>
    </message>
    <message>
        <source>Add header</source>
        <translation>إضافة ترويسة</translation>
    </message>
    <message>
        <source>&amp;Changes</source>
        <extracomment>Requests that change data: whether they need approval</extracomment>
        <translation>عمليات التعديل</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ConsentDialog</name>
    <message>
        <source>Consents</source>
        <translation>الموافقات</translation>
    </message>
    <message>
        <source>These definitions come from elsewhere. They take effect when you allow them. If they change, you are asked again.</source>
        <translation>تأتي هذه التعريفات من مكان آخر. ولا تسري إلا عندما تسمح بها. وإذا تغيّرت فستُسأل من جديد.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Nothing needs your consent.</source>
        <translation>لا شيء يحتاج إلى موافقتك.</translation>
    </message>
    <message>
        <source>was: %1</source>
        <translation>كان: ‎%1‎</translation>
    </message>
    <message>
        <source>new</source>
        <translation>جديد</translation>
    </message>
    <message>
        <source>removed; was: %1</source>
        <translation>أُزيل؛ كان: ‎%1‎</translation>
    </message>
    <message>
        <source>Changed since you allowed it</source>
        <translation>تغيّر منذ أن سمحت به</translation>
    </message>
    <message>
        <source>Needs your consent</source>
        <translation>يحتاج إلى موافقتك</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>رفض</translation>
    </message>
    <message>
        <source>Allow</source>
        <translation>سماح</translation>
    </message>
    <message>
        <source>Denied</source>
        <translation>مرفوض</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>مسموح به</translation>
    </message>
    <message>
        <source>Remove consent</source>
        <translation>إزالة الموافقة</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ContextModel</name>
    <message>
        <source>Saved</source>
        <translation>محفوظ</translation>
    </message>
    <message>
        <source>config.yaml</source>
        <translation>config.yaml</translation>
    </message>
    <message>
        <source>This session</source>
        <translation>هذه الجلسة</translation>
    </message>
    <message>
        <source>empty, but used</source>
        <translation>فارغ لكنه مستخدم</translation>
    </message>
    <message>
        <source>Stored as the credential %1</source>
        <translation>محفوظ كبيانات الاعتماد ‎%1‎</translation>
    </message>
    <message>
        <source>Tools use this variable, but it has no value.</source>
        <translation>تستخدم الأدوات هذا المتغير، لكن لا قيمة له.</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>سرّي</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>Stored</source>
        <translation>مكان الحفظ</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>الوصف</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>يستخدمه</translation>
    </message>
    <message>
        <source>secret</source>
        <extracomment>Type of a value</extracomment>
        <translation>سر</translation>
    </message>
    <message>
        <source>text</source>
        <extracomment>Type of a value</extracomment>
        <translation>نص</translation>
    </message>
    <message>
        <source>number</source>
        <extracomment>Type of a value</extracomment>
        <translation>عدد</translation>
    </message>
    <message>
        <source>true or false</source>
        <extracomment>Type of a value</extracomment>
        <translation>‏true أو false</translation>
    </message>
    <message>
        <source>Type</source>
        <extracomment>Of a value: text, number and so on</extracomment>
        <translation>النوع</translation>
    </message>
    <message>
        <source>no secret</source>
        <extracomment>In place of the value of a variable</extracomment>
        <translation>بلا سر</translation>
    </message>
    <message>
        <source>The credential %1 has no secret yet.</source>
        <translation>لا سر بعد لبيانات الاعتماد ‎%1‎.</translation>
    </message>
    <message>
        <source>Shared with the team</source>
        <extracomment>Of a value that everybody who uses the same database gets</extracomment>
        <translation>مشترك مع الفريق</translation>
    </message>
    <message>
        <source>Everyone who uses the same database gets this value.</source>
        <translation>يحصل على هذه القيمة كل من يستخدم قاعدة البيانات نفسها.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ContextPage</name>
    <message>
        <source>Context</source>
        <translation>السياق</translation>
    </message>
    <message>
        <source>Filter variables (%1)</source>
        <translation>تصفية المتغيرات (‎%1‎)</translation>
    </message>
    <message>
        <source>Filter variables</source>
        <translation>تصفية المتغيرات</translation>
    </message>
    <message>
        <source>New variable...</source>
        <translation>متغير جديد...</translation>
    </message>
    <message>
        <source>Import .env file...</source>
        <translation>استيراد ملف ‎.env...</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Edit...</source>
        <translation>تحرير...</translation>
    </message>
    <message>
        <source>Context variables</source>
        <translation>متغيرات السياق</translation>
    </message>
    <message>
        <source>No context variables yet</source>
        <translation>لا توجد متغيرات سياق بعد</translation>
    </message>
    <message>
        <source>A context variable fills operation variables of the same name. Agents need not pass them.</source>
        <translation>يملأ متغير السياق متغيرات العمليات التي تحمل اسمه. ولا يحتاج الوكلاء إلى تمريرها.</translation>
    </message>
    <message numerus="yes">
        <source>%n variable(s) used by tools have no value: %1</source>
        <translation>
            <numerusform>لا متغيرات بلا قيمة: ‏‎%1‎</numerusform>
            <numerusform>متغير واحد تستخدمه الأدوات بلا قيمة: ‏‎%1‎</numerusform>
            <numerusform>متغيران تستخدمهما الأدوات بلا قيمة: ‏‎%1‎</numerusform>
            <numerusform>‏%n متغيرات تستخدمها الأدوات بلا قيمة: ‎%1‎</numerusform>
            <numerusform>‏%n متغيرًا تستخدمه الأدوات بلا قيمة: ‎%1‎</numerusform>
            <numerusform>‏%n متغير تستخدمه الأدوات بلا قيمة: ‎%1‎</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no context variable %1.</source>
        <translation>لا يوجد متغير سياق ‎%1‎.</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>تغيير ‎%1‎</translation>
    </message>
    <message>
        <source>Changed %1.</source>
        <translation>تم تغيير ‎%1‎.</translation>
    </message>
    <message>
        <source>%1 is defined in config.yaml. Remove it there.</source>
        <translation>‏‎%1‎ معرّف في config.yaml. احذفه من هناك.</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>حذف ‎%1‎</translation>
    </message>
    <message>
        <source>Deleted %1.</source>
        <translation>تم حذف ‎%1‎.</translation>
    </message>
    <message>
        <source>Import .env file</source>
        <translation>استيراد ملف ‎.env</translation>
    </message>
    <message>
        <source>Discarded the new variable.</source>
        <translation>تم تجاهل المتغير الجديد.</translation>
    </message>
    <message>
        <source>Discarded the changes to %1.</source>
        <translation>تم تجاهل تغييرات ‎%1‎.</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>مسح التصفية</translation>
    </message>
    <message>
        <source>No variable matches %1.</source>
        <translation>لا متغير يطابق ‎%1‎.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::CreateToolsDialog</name>
    <message>
        <source>&amp;Endpoint</source>
        <translation>نقطة النهاية</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Create tools</source>
        <translation>إنشاء أدوات</translation>
    </message>
    <message numerus="yes">
        <source>Create %n tool(s)</source>
        <translation>
            <numerusform>إنشاء %n أداة</numerusform>
            <numerusform>إنشاء أداة واحدة</numerusform>
            <numerusform>إنشاء أداتين</numerusform>
            <numerusform>إنشاء %n أدوات</numerusform>
            <numerusform>إنشاء %n أداة</numerusform>
            <numerusform>إنشاء %n أداة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (REST)</source>
        <extracomment>An endpoint that offers GraphQL as well</extracomment>
        <translation>%1 (REST)</translation>
    </message>
    <message>
        <source>Save tools</source>
        <translation>حفظ الأدوات</translation>
    </message>
    <message numerus="yes">
        <source>Save %n tool(s)</source>
        <translation>
            <numerusform>حفظ %n أداة</numerusform>
            <numerusform>حفظ أداة واحدة</numerusform>
            <numerusform>حفظ أداتين</numerusform>
            <numerusform>حفظ %n أدوات</numerusform>
            <numerusform>حفظ %n أداة</numerusform>
            <numerusform>حفظ %n أداة</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard the selected tools and their settings?</source>
        <translation>هل تريد تجاهل الأدوات المحددة وإعداداتها؟</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <source>&amp;Keep editing</source>
        <translation>متابعة التحرير</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::CredentialEditor</name>
    <message>
        <source>Name of the credential</source>
        <translation>اسم بيانات الاعتماد</translation>
    </message>
    <message>
        <source>Name, such as github</source>
        <translation>الاسم، مثل github</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>&amp;Header</source>
        <translation>الترويسة</translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation>المستخدم</translation>
    </message>
    <message>
        <source>&amp;Token URL</source>
        <translation>عنوان URL للرمز</translation>
    </message>
    <message>
        <source>&amp;Client ID</source>
        <translation>معرّف العميل</translation>
    </message>
    <message>
        <source>Sco&amp;pes</source>
        <translation>النطاقات</translation>
    </message>
    <message>
        <source>&amp;Audience</source>
        <translation>الجمهور</translation>
    </message>
    <message>
        <source>Store &amp;in</source>
        <translation>مكان التخزين</translation>
    </message>
    <message>
        <source>En&amp;vironment variable</source>
        <translation>متغير البيئة</translation>
    </message>
    <message>
        <source>Pro&amp;gram</source>
        <translation>البرنامج</translation>
    </message>
    <message>
        <source>Reuse for</source>
        <translation>إعادة الاستخدام لمدة</translation>
    </message>
    <message>
        <source> s</source>
        <translation> ث</translation>
    </message>
    <message>
        <source>One request</source>
        <translation>طلب واحد</translation>
    </message>
    <message>
        <source>Separated by spaces</source>
        <translation>تفصل بينها مسافات</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>مستخدمة في</translation>
    </message>
    <message>
        <source>Defined in the configuration file. Change it there.</source>
        <translation>معرَّفة في ملف الإعداد. غيّرها هناك.</translation>
    </message>
    <message>
        <source>The header needs a name.</source>
        <translation>الترويسة تحتاج إلى اسم.</translation>
    </message>
    <message>
        <source>The environment variable needs a name.</source>
        <translation>متغير البيئة يحتاج إلى اسم.</translation>
    </message>
    <message>
        <source>Enter the program that prints the secret.</source>
        <translation>حدّد البرنامج الذي يطبع السر.</translation>
    </message>
    <message>
        <source>OAuth needs a token URL and a client ID.</source>
        <translation>يحتاج OAuth إلى عنوان URL للرمز ومعرّف عميل.</translation>
    </message>
    <message numerus="yes">
        <source>%n context variable(s)</source>
        <translation>
            <numerusform>‏%n متغير سياق</numerusform>
            <numerusform>متغير سياق واحد</numerusform>
            <numerusform>متغيرا سياق</numerusform>
            <numerusform>‏%n متغيرات سياق</numerusform>
            <numerusform>‏%n متغير سياق</numerusform>
            <numerusform>‏%n متغير سياق</numerusform>
        </translation>
    </message>
    <message>
        <source>Not used yet. Choose it in an endpoint or a context variable.</source>
        <translation>غير مستخدمة بعد. اخترها في نقطة نهاية أو متغير سياق.</translation>
    </message>
    <message>
        <source>Sig&amp;n-in page</source>
        <translation>صفحة تسجيل الدخول</translation>
    </message>
    <message>
        <source>OAuth needs the URL of the sign-in page.</source>
        <translation>يحتاج OAuth إلى عنوان URL لصفحة تسجيل الدخول.</translation>
    </message>
    <message>
        <source>Sent in</source>
        <extracomment>What an API key is sent in: a header, a query parameter or a cookie</extracomment>
        <translation>يُرسل في</translation>
    </message>
    <message>
        <source>The query parameter or cookie needs a name.</source>
        <translation>معامل الاستعلام أو ملف تعريف الارتباط يحتاج إلى اسم.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::CredentialListModel</name>
    <message>
        <source>not used</source>
        <translation>غير مستخدمة</translation>
    </message>
    <message numerus="yes">
        <source>used by %n</source>
        <translation>
            <numerusform>‏%n استخدام</numerusform>
            <numerusform>‏%n استخدام</numerusform>
            <numerusform>‏%n استخدام</numerusform>
            <numerusform>‏%n استخدامات</numerusform>
            <numerusform>‏%n استخدامًا</numerusform>
            <numerusform>‏%n استخدام</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>Where the secret of a credential is, and by how many things it is used</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>unsaved</source>
        <translation>غير محفوظة</translation>
    </message>
    <message>
        <source>config</source>
        <extracomment>Beside a credential that the configuration file defines</extracomment>
        <translation>ملف الإعداد</translation>
    </message>
    <message>
        <source>until quit</source>
        <extracomment>Beside a credential whose secret is lost when the program ends</extracomment>
        <translation>حتى الإنهاء</translation>
    </message>
    <message>
        <source>no secret</source>
        <extracomment>Beside a credential</extracomment>
        <translation>بلا سر</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::CredentialTrial</name>
    <message>
        <source>Reading the secret...</source>
        <translation>جارٍ قراءة السر...</translation>
    </message>
    <message>
        <source>The secret is available. No endpoint uses it yet, so nothing was sent.</source>
        <translation>السر متاح. لا تستخدمه أي نقطة نهاية بعد، لذا لم يُرسل شيء.</translation>
    </message>
    <message>
        <source>Testing %1...</source>
        <extracomment>%1 is an endpoint</extracomment>
        <translation>جارٍ اختبار ‎%1‎...</translation>
    </message>
    <message>
        <source>%1 rejected the credential: %2 after %3.</source>
        <extracomment>%1 is an endpoint, %2 a number such as 401, %3 a duration</extracomment>
        <translation>رفضت ‎%1‎ بيانات الاعتماد: جاء الرد بالحالة ‎%2‎ خلال ‎%3‎.</translation>
    </message>
    <message>
        <source>%1 responded in %2 with an error: %3</source>
        <extracomment>%1 is an endpoint, %2 a duration, %3 what it said</extracomment>
        <translation>ردّت ‎%1‎ خلال ‎%2‎، لكن بخطأ: ‎%3‎</translation>
    </message>
    <message>
        <source>%1 responded in %2.</source>
        <extracomment>%1 is an endpoint, %2 a duration</extracomment>
        <translation>ردّت ‎%1‎ خلال ‎%2‎.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is an endpoint, %2 what is known of it, in whole sentences</extracomment>
        <translation>‏‎%1‎: ‎%2‎</translation>
    </message>
    <message>
        <source>Tested %1. %2</source>
        <extracomment>%1 is an endpoint, %2 what came of it, in whole sentences</extracomment>
        <translation>اختُبرت ‎%1‎‏. ‎%2‎</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::CredentialsPage</name>
    <message>
        <source>Credentials</source>
        <translation>بيانات الاعتماد</translation>
    </message>
    <message>
        <source>Filter credentials</source>
        <translation>تصفية بيانات الاعتماد</translation>
    </message>
    <message>
        <source>New credential</source>
        <translation>بيانات اعتماد جديدة</translation>
    </message>
    <message>
        <source>No credential matches %1.</source>
        <translation>لا توجد بيانات اعتماد تطابق ‎%1‎.</translation>
    </message>
    <message>
        <source>No credentials yet</source>
        <translation>لا توجد بيانات اعتماد بعد</translation>
    </message>
    <message>
        <source>Credentials authenticate to endpoints. Secrets stay in your keychain, never in files or logs.</source>
        <translation>تُستخدم بيانات الاعتماد للمصادقة لدى نقاط النهاية. وتبقى الأسرار في سلسلة مفاتيحك، لا في ملفات أو سجلات أبدًا.</translation>
    </message>
    <message>
        <source>Add the credential %1</source>
        <translation>إضافة بيانات الاعتماد ‎%1‎</translation>
    </message>
    <message>
        <source>Change the credential %1</source>
        <translation>تغيير بيانات الاعتماد ‎%1‎</translation>
    </message>
    <message>
        <source>Delete the credential %1</source>
        <translation>حذف بيانات الاعتماد ‎%1‎</translation>
    </message>
    <message>
        <source>Deleted the credential %1.</source>
        <translation>حُذفت بيانات الاعتماد ‎%1‎.</translation>
    </message>
    <message>
        <source>Discard the new credential</source>
        <extracomment>What Undo takes back; %1 is a credential</extracomment>
        <translation>تجاهل بيانات الاعتماد الجديدة</translation>
    </message>
    <message>
        <source>Discard the changes to %1</source>
        <translation>تجاهل التغييرات في ‎%1‎</translation>
    </message>
    <message>
        <source>Discarded the new credential.</source>
        <translation>تم تجاهل بيانات الاعتماد الجديدة.</translation>
    </message>
    <message>
        <source>Discarded the changes to %1.</source>
        <translation>تم تجاهل التغييرات في ‎%1‎.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::DataSettings</name>
    <message>
        <source>Data folder</source>
        <translation>مجلد البيانات</translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation>اللقطات</translation>
    </message>
    <message>
        <source>Tooltray takes a snapshot before each change. Restoring one replaces the whole workspace except secrets, and takes a snapshot of the current state first.</source>
        <translation>يأخذ Tooltray لقطة قبل كل تغيير. واستعادة لقطة تستبدل مساحة العمل كلها عدا الأسرار، وتأخذ قبلها لقطة من الحالة الراهنة.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>Next change</source>
        <translation>التغيير التالي</translation>
    </message>
    <message>
        <source>&amp;Back up now</source>
        <translation>أخذ نسخة احتياطية الآن</translation>
    </message>
    <message>
        <source>Takes a permanent snapshot of the current state, without secrets</source>
        <translation>يأخذ لقطة دائمة من الحالة الراهنة، من دون الأسرار</translation>
    </message>
    <message>
        <source>&amp;Export all tools...</source>
        <translation>تصدير كل الأدوات...</translation>
    </message>
    <message>
        <source>Re&amp;store snapshot</source>
        <translation>استعادة اللقطة</translation>
    </message>
    <message>
        <source>Restored the snapshot of %1.</source>
        <translation>استُعيدت لقطة ‎%1‎.</translation>
    </message>
    <message>
        <source>Backed up</source>
        <extracomment>A moment that one can go back to: what somebody did then</extracomment>
        <translation>نسخة احتياطية</translation>
    </message>
    <message>
        <source>Backed up. This snapshot is never deleted automatically.</source>
        <translation>أُخذت نسخة احتياطية. لا تُحذف هذه اللقطة تلقائيًا أبدًا.</translation>
    </message>
    <message>
        <source>There are no tools to export yet.</source>
        <translation>لا توجد أدوات للتصدير بعد.</translation>
    </message>
    <message>
        <source>Exported all tools to %1.</source>
        <translation>صُدِّرت كل الأدوات إلى ‎%1‎.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::DefinitionEditor</name>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>الوصف</translation>
    </message>
    <message>
        <source>What it is for, in one sentence. Agents read this.</source>
        <translation>الغرض منه، في جملة واحدة. الوكلاء يقرؤون هذا.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Not used yet.</source>
        <translation>غير مستخدم بعد.</translation>
    </message>
    <message>
        <source>Used by %1</source>
        <translation>مستخدم في ‎%1‎</translation>
    </message>
    <message>
        <source>Defined in config.yaml. Change it there.</source>
        <translation>معرّف في config.yaml. غيّره هناك.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::DefinitionPane</name>
    <message>
        <source>Form</source>
        <extracomment>A view of what a tool requests: as fields</extracomment>
        <translation>نموذج</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Definition as JSON</source>
        <translation>التعريف بصيغة JSON</translation>
    </message>
    <message>
        <source>Steps in sequence</source>
        <translation>خطوات، واحدة تلو الأخرى</translation>
    </message>
    <message>
        <source>One of several cases</source>
        <translation>إحدى عدة حالات</translation>
    </message>
    <message>
        <source>REST request</source>
        <translation>طلب REST</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <extracomment>Line, column and what is wrong there</extracomment>
        <translation>السطر ‎%1‎، العمود ‎%2‎‏: ‎%3‎</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::DescriptionFaultModel</name>
    <message>
        <source>parameter %1</source>
        <extracomment>A place in the description of an API; %1 is a number or a name</extracomment>
        <translation>المعامل ‎%1‎</translation>
    </message>
    <message>
        <source>server %1</source>
        <extracomment>A place in the description of an API; %1 is a number</extracomment>
        <translation>الخادم ‎%1‎</translation>
    </message>
    <message>
        <source>schema %1</source>
        <extracomment>A place in the description of an API; %1 is a name</extracomment>
        <translation>المخطط ‎%1‎</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n time(s))</source>
        <extracomment>%1 is a place in the description of an API, %n how often it has the same problem</extracomment>
        <translation>
            <numerusform>‏‎%1‎ (ولا مرة)</numerusform>
            <numerusform>‏‎%1‎ (مرة واحدة)</numerusform>
            <numerusform>‏‎%1‎ (مرتان)</numerusform>
            <numerusform>‏‎%1‎ (%n مرات)</numerusform>
            <numerusform>‏‎%1‎ (%n مرة)</numerusform>
            <numerusform>‏‎%1‎ (%n مرة)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::DescriptionPane</name>
    <message>
        <source>&amp;Location</source>
        <extracomment>Where the description of an API is: a URL or a file</extracomment>
        <translation>الموقع</translation>
    </message>
    <message>
        <source>OpenAPI description</source>
        <translation>وصف OpenAPI</translation>
    </message>
    <message>
        <source>OpenAPI descriptions (*.json *.yaml *.yml)</source>
        <translation>أوصاف OpenAPI ‏(*.json *.yaml *.yml)</translation>
    </message>
    <message>
        <source>&amp;Allowed origins</source>
        <translation>المصادر المسموح بها</translation>
    </message>
    <message>
        <source>Other origins that the description may refer to</source>
        <translation>مصادر أخرى يجوز للوصف أن يشير إليها</translation>
    </message>
    <message>
        <source>Re&amp;fresh</source>
        <translation>تحديث</translation>
    </message>
    <message>
        <source>Create &amp;tools...</source>
        <translation>إنشاء أدوات...</translation>
    </message>
    <message>
        <source>Accept</source>
        <extracomment>Uses a description although most of its operations are gone</extracomment>
        <translation>قبول</translation>
    </message>
    <message>
        <source>Review...</source>
        <extracomment>Opens what definitions entered elsewhere want to run or to send</extracomment>
        <translation>مراجعة...</translation>
    </message>
    <message>
        <source>Repair</source>
        <extracomment>Makes tools fit the description again</extracomment>
        <translation>إصلاح</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Opens the first of the tools that are broken or can be repaired</extracomment>
        <translation>عرض</translation>
    </message>
    <message>
        <source>Latest changes</source>
        <translation>أحدث التغييرات</translation>
    </message>
    <message>
        <source>Enter the URL or file of an OpenAPI description to make tools of a REST API.</source>
        <translation>أدخل عنوان أو ملف وصف OpenAPI لصنع أدوات من واجهة REST.</translation>
    </message>
    <message>
        <source>Fetching the description...</source>
        <translation>يجري جلب الوصف...</translation>
    </message>
    <message>
        <source>There is no description yet.</source>
        <translation>لا يوجد وصف بعد.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln operation(s)</source>
        <extracomment>&quot;Pets 1.0: 3 operations&quot;</extracomment>
        <translation>
            <numerusform>‏‎%1‎: لا عمليات</numerusform>
            <numerusform>‏‎%1‎: عملية واحدة</numerusform>
            <numerusform>‏‎%1‎: عمليتان</numerusform>
            <numerusform>‏‎%1‎‏: %Ln عمليات</numerusform>
            <numerusform>‏‎%1‎‏: %Ln عملية</numerusform>
            <numerusform>‏‎%1‎‏: %Ln عملية</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, fetched %2</source>
        <extracomment>&quot;Pets 1.0: 3 operations, fetched 2 min ago&quot;</extracomment>
        <translation>‏‎%1‎، جُلب ‎%2‎</translation>
    </message>
    <message>
        <source>The API accepts: %1</source>
        <extracomment>%1 are ways to authenticate</extracomment>
        <translation>تقبل الواجهة: ‎%1‎</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) do not fit the description: %1</source>
        <translation>
            <numerusform>لا أدوات غير ملائمة للوصف: ‎%1‎</numerusform>
            <numerusform>أداة واحدة لا تلائم الوصف: ‎%1‎</numerusform>
            <numerusform>أداتان لا تلائمان الوصف: ‎%1‎</numerusform>
            <numerusform>‏%n أدوات لا تلائم الوصف: ‎%1‎</numerusform>
            <numerusform>‏%n أداة لا تلائم الوصف: ‎%1‎</numerusform>
            <numerusform>‏%n أداة لا تلائم الوصف: ‎%1‎</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) can be adapted to the latest changes: %1</source>
        <extracomment>They work, but show agents what the API no longer takes</extracomment>
        <translation>
            <numerusform>لا أدوات يمكن تكييفها مع آخر التغييرات: ‎%1‎</numerusform>
            <numerusform>أداة واحدة يمكن تكييفها مع آخر التغييرات: ‎%1‎</numerusform>
            <numerusform>أداتان يمكن تكييفهما مع آخر التغييرات: ‎%1‎</numerusform>
            <numerusform>‏%n أدوات يمكن تكييفها مع آخر التغييرات: ‎%1‎</numerusform>
            <numerusform>‏%n أداة يمكن تكييفها مع آخر التغييرات: ‎%1‎</numerusform>
            <numerusform>‏%n أداة يمكن تكييفها مع آخر التغييرات: ‎%1‎</numerusform>
        </translation>
    </message>
    <message>
        <source>Requests go to %1</source>
        <extracomment>%1 is a URL</extracomment>
        <translation>تُرسل الطلبات إلى ‎%1‎</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::DiffModel</name>
    <message numerus="yes">
        <source>%n unchanged line(s)</source>
        <extracomment>In place of lines of a text that are left out</extracomment>
        <translation>
            <numerusform>‏%n سطر بلا تغيير</numerusform>
            <numerusform>سطر واحد بلا تغيير</numerusform>
            <numerusform>سطران بلا تغيير</numerusform>
            <numerusform>‏%n أسطر بلا تغيير</numerusform>
            <numerusform>‏%n سطرًا بلا تغيير</numerusform>
            <numerusform>‏%n سطر بلا تغيير</numerusform>
        </translation>
    </message>
    <message>
        <source>Added: %1</source>
        <translation>أُضيف: ‎%1‎</translation>
    </message>
    <message>
        <source>Removed: %1</source>
        <translation>أُزيل: ‎%1‎</translation>
    </message>
    <message>
        <source>Changed from %1 to %2</source>
        <translation>تغيّر من ‎%1‎ إلى ‎%2‎</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::DocsWriter</name>
    <message>
        <source>Deprecated.</source>
        <translation>مهمل.</translation>
    </message>
    <message>
        <source>scalar</source>
        <translation>قيمة مفردة (scalar)</translation>
    </message>
    <message>
        <source>object</source>
        <translation>كائن</translation>
    </message>
    <message>
        <source>interface</source>
        <translation>واجهة</translation>
    </message>
    <message>
        <source>union</source>
        <translation>اتحاد</translation>
    </message>
    <message>
        <source>enum</source>
        <translation>تعداد</translation>
    </message>
    <message>
        <source>input object</source>
        <translation>كائن إدخال</translation>
    </message>
    <message>
        <source>Implements</source>
        <translation>ينفّذ</translation>
    </message>
    <message>
        <source>Values:</source>
        <translation>القيم:</translation>
    </message>
    <message>
        <source>Can be</source>
        <translation>يمكن أن يكون</translation>
    </message>
    <message>
        <source>Fields:</source>
        <translation>الحقول:</translation>
    </message>
    <message>
        <source>directive</source>
        <translation>توجيه</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::DraftCommands</name>
    <message numerus="yes">
        <source>Created %n draft(s) from the clipboard.</source>
        <translation>
            <numerusform>لم تُنشأ أدوات من الحافظة.</numerusform>
            <numerusform>أُنشئت أداة واحدة من الحافظة ولم تُحفظ بعد.</numerusform>
            <numerusform>أُنشئت أداتان من الحافظة ولم تُحفظا بعد.</numerusform>
            <numerusform>أُنشئت %n أدوات من الحافظة ولم تُحفظ بعد.</numerusform>
            <numerusform>أُنشئت %n أداة من الحافظة ولم تُحفظ بعد.</numerusform>
            <numerusform>أُنشئت %n أداة من الحافظة ولم تُحفظ بعد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Create %n tool(s)</source>
        <extracomment>What Undo takes back</extracomment>
        <translation>
            <numerusform>إنشاء %n أداة</numerusform>
            <numerusform>إنشاء أداة واحدة</numerusform>
            <numerusform>إنشاء أداتين</numerusform>
            <numerusform>إنشاء %n أدوات</numerusform>
            <numerusform>إنشاء %n أداة</numerusform>
            <numerusform>إنشاء %n أداة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Created %n draft(s). Save them to publish.</source>
        <translation>
            <numerusform>أُنشئت %n أداة كمسودة. يراها الوكلاء بعد حفظها.</numerusform>
            <numerusform>أُنشئت أداة واحدة كمسودة. يراها الوكلاء بعد حفظها.</numerusform>
            <numerusform>أُنشئت أداتان كمسودتين. يراهما الوكلاء بعد حفظهما.</numerusform>
            <numerusform>أُنشئت %n أدوات كمسودات. يراها الوكلاء بعد حفظها.</numerusform>
            <numerusform>أُنشئت %n أداة كمسودات. يراها الوكلاء بعد حفظها.</numerusform>
            <numerusform>أُنشئت %n أداة كمسودات. يراها الوكلاء بعد حفظها.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save all</source>
        <translation>حفظ الكل</translation>
    </message>
    <message numerus="yes">
        <source>Save %n tool(s)</source>
        <translation>
            <numerusform>حفظ %n أداة</numerusform>
            <numerusform>حفظ أداة واحدة</numerusform>
            <numerusform>حفظ أداتين</numerusform>
            <numerusform>حفظ %n أدوات</numerusform>
            <numerusform>حفظ %n أداة</numerusform>
            <numerusform>حفظ %n أداة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved %n tool(s).</source>
        <translation>
            <numerusform>حُفظت %n أداة.</numerusform>
            <numerusform>حُفظت أداة واحدة.</numerusform>
            <numerusform>حُفظت أداتان.</numerusform>
            <numerusform>حُفظت %n أدوات.</numerusform>
            <numerusform>حُفظت %n أداة.</numerusform>
            <numerusform>حُفظت %n أداة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) with errors stay drafts: %1</source>
        <extracomment>%1 are names of tools</extracomment>
        <translation>
            <numerusform>لا أدوات تبقى مسودات: ‎%1‎</numerusform>
            <numerusform>تبقى أداة واحدة فيها أخطاء مسودة: ‎%1‎</numerusform>
            <numerusform>تبقى أداتان فيهما أخطاء مسودتين: ‎%1‎</numerusform>
            <numerusform>تبقى %n أدوات فيها أخطاء مسودات: ‎%1‎</numerusform>
            <numerusform>تبقى %n أداة فيها أخطاء مسودات: ‎%1‎</numerusform>
            <numerusform>تبقى %n أداة فيها أخطاء مسودات: ‎%1‎</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::DraftsNotice</name>
    <message>
        <source>Restore</source>
        <translation>استعادة</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>تجاهل</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) had unsaved changes when Tooltray closed.</source>
        <translation>
            <numerusform>لا أدوات فيها تغييرات غير محفوظة عند إغلاق Tooltray.</numerusform>
            <numerusform>كانت في أداة واحدة تغييرات غير محفوظة عند إغلاق Tooltray.</numerusform>
            <numerusform>كانت في أداتين تغييرات غير محفوظة عند إغلاق Tooltray.</numerusform>
            <numerusform>كانت في %n أدوات تغييرات غير محفوظة عند إغلاق Tooltray.</numerusform>
            <numerusform>كانت في %n أداة تغييرات غير محفوظة عند إغلاق Tooltray.</numerusform>
            <numerusform>كانت في %n أداة تغييرات غير محفوظة عند إغلاق Tooltray.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n definition(s) had unsaved changes when Tooltray closed.</source>
        <translation>
            <numerusform>لا تعريفات فيها تغييرات غير محفوظة عند إغلاق Tooltray.</numerusform>
            <numerusform>كانت في تعريف واحد تغييرات غير محفوظة عند إغلاق Tooltray.</numerusform>
            <numerusform>كانت في تعريفين تغييرات غير محفوظة عند إغلاق Tooltray.</numerusform>
            <numerusform>كانت في %n تعريفات تغييرات غير محفوظة عند إغلاق Tooltray.</numerusform>
            <numerusform>كانت في %n تعريفًا تغييرات غير محفوظة عند إغلاق Tooltray.</numerusform>
            <numerusform>كانت في %n تعريف تغييرات غير محفوظة عند إغلاق Tooltray.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::EditActions</name>
    <message>
        <source>Undone: %1</source>
        <extracomment>In the status line; %1 is what was done</extracomment>
        <translation>تم التراجع: ‎%1‎</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <extracomment>In the status line; %1 is what was done</extracomment>
        <translation>تمت الإعادة: ‎%1‎</translation>
    </message>
    <message>
        <source>Undo and Redo apply to saved changes. Save or discard the changes here first.</source>
        <extracomment>In the status line, in answer to Undo or Redo while something is being edited</extracomment>
        <translation>ينطبق التراجع والإعادة على التغييرات المحفوظة. احفظ التغييرات هنا أو تجاهلها أولًا.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A command with what it would do now: &quot;Undo: Delete 3 tools&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::EditorSettings</name>
    <message>
        <source>&amp;Use the desktop&apos;s code font</source>
        <translation>استخدام خط سطح المكتب للشيفرة</translation>
    </message>
    <message>
        <source>&amp;Font</source>
        <translation>الخط</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>&amp;Indentation</source>
        <translation>المسافة البادئة</translation>
    </message>
    <message>
        <source>F&amp;ormat GraphQL on save</source>
        <translation>تنسيق GraphQL عند حفظ الأداة</translation>
    </message>
    <message>
        <source> pt</source>
        <extracomment>Behind a number, of a font</extracomment>
        <translation> نقطة</translation>
    </message>
    <message>
        <source>Desktop default</source>
        <extracomment>Size of a font</extracomment>
        <translation>حسب سطح المكتب</translation>
    </message>
    <message>
        <source> spaces</source>
        <extracomment>Behind a number</extracomment>
        <translation> مسافات</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>نموذج</translation>
    </message>
    <message>
        <source>Save &amp;valid drafts when I leave a tool</source>
        <translation>حفظ مسودات الأدوات السليمة عند مغادرتها</translation>
    </message>
    <message>
        <source>Drafts with errors or changes from elsewhere are not saved.</source>
        <translation>لا تُحفظ المسودات التي فيها أخطاء أو تغييرات من مكان آخر.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::EndpointAuthPage</name>
    <message>
        <source>Authentication</source>
        <translation>المصادقة</translation>
    </message>
    <message>
        <source>None</source>
        <translation>بدون</translation>
    </message>
    <message>
        <source>New credential</source>
        <translation>بيانات اعتماد جديدة</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>&amp;Header</source>
        <translation>الترويسة</translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation>المستخدم</translation>
    </message>
    <message>
        <source>Store &amp;in</source>
        <translation>مكان التخزين</translation>
    </message>
    <message>
        <source>&amp;Variable</source>
        <translation>المتغير</translation>
    </message>
    <message>
        <source>Credential &amp;name</source>
        <extracomment>Of a credential</extracomment>
        <translation>اسم بيانات الاعتماد</translation>
    </message>
    <message>
        <source>Saved. Type to replace it.</source>
        <translation>محفوظ. اكتب لاستبداله.</translation>
    </message>
    <message>
        <source>Keep it in memory, or name an environment variable.</source>
        <translation>احفظه في الذاكرة، أو حدّد اسم متغير بيئة.</translation>
    </message>
    <message>
        <source>Checking which authentication the API needs...</source>
        <translation>جارٍ التحقق من المصادقة التي تحتاج إليها واجهة API...</translation>
    </message>
    <message>
        <source>Use existing</source>
        <extracomment>A credential</extracomment>
        <translation>استخدام الموجود</translation>
    </message>
    <message>
        <source>A credential named %1 already exists. Choose another name or use the existing one.</source>
        <translation>توجد بيانات اعتماد باسم ‎%1‎ من قبل. اختر اسمًا آخر، أو استخدم الموجودة.</translation>
    </message>
    <message>
        <source>Sent in</source>
        <extracomment>What an API key is sent in: a header, a query parameter or a cookie</extracomment>
        <translation>يُرسل في</translation>
    </message>
    <message>
        <source>The API rejected this credential (401). Correct it, or continue to add the endpoint anyway.</source>
        <translation>رفضت الواجهة بيانات الاعتماد هذه (401). صحّحها، أو تابع لإضافة نقطة النهاية على أي حال.</translation>
    </message>
    <message>
        <source>Waiting for the keychain...</source>
        <translation>بانتظار سلسلة المفاتيح...</translation>
    </message>
    <message>
        <source>No keychain is available.</source>
        <translation>لا تتوفر سلسلة مفاتيح.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::EndpointEditor</name>
    <message>
        <source>Name of the endpoint</source>
        <translation>اسم نقطة النهاية</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <extracomment>Asks the endpoint for an answer</extracomment>
        <translation>اختبار</translation>
    </message>
    <message>
        <source>Parts of the endpoint</source>
        <translation>أقسام نقطة النهاية</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>الاتصال</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>المخطط</translation>
    </message>
    <message>
        <source>Limits and network</source>
        <translation>الحدود والشبكة</translation>
    </message>
    <message>
        <source>Response of the endpoint</source>
        <translation>رد نقطة النهاية</translation>
    </message>
    <message>
        <source>Defined in the configuration file. Change it there.</source>
        <translation>معرَّفة في ملف الإعداد. غيّرها هناك.</translation>
    </message>
    <message>
        <source>Read-only, for this session only.</source>
        <translation>للقراءة فقط، لهذه الجلسة فقط.</translation>
    </message>
    <message>
        <source>Testing the endpoint...</source>
        <translation>جارٍ اختبار نقطة النهاية...</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Show details</source>
        <extracomment>Opens the tab of the schema or of the description</extracomment>
        <translation>عرض التفاصيل</translation>
    </message>
    <message>
        <source>Schema not loaded. %1</source>
        <extracomment>%1 is a sentence</extracomment>
        <translation>لم يُحمَّل المخطط. ‎%1‎</translation>
    </message>
    <message>
        <source>Built-in sample. Its data is reset when Tooltray quits.</source>
        <translation>نموذج تجريبي مضمّن. تُعاد بياناته إلى حالتها الأولى عند إنهاء Tooltray.</translation>
    </message>
    <message>
        <source>REST API</source>
        <extracomment>Tab: the description of a REST API</extracomment>
        <translation>واجهة REST</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::EndpointListModel</name>
    <message>
        <source>unsaved</source>
        <translation>غير محفوظة</translation>
    </message>
    <message>
        <source>config</source>
        <extracomment>Beside an endpoint that the configuration file defines</extracomment>
        <translation>ملف الإعداد</translation>
    </message>
    <message>
        <source>fetching the schema</source>
        <translation>جارٍ جلب المخطط</translation>
    </message>
    <message>
        <source>schema %1</source>
        <translation>المخطط ‎%1‎</translation>
    </message>
    <message>
        <source>schema from a file</source>
        <translation>مخطط من ملف</translation>
    </message>
    <message>
        <source>no schema</source>
        <translation>بلا مخطط</translation>
    </message>
    <message>
        <source>problem</source>
        <translation>مشكلة</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>State of the schema of an endpoint and its host, which a narrow list cuts</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Schema loaded</source>
        <translation>حُمِّل المخطط</translation>
    </message>
    <message>
        <source>Not loaded</source>
        <translation>لم يُحمَّل</translation>
    </message>
    <message>
        <source>Not fetched yet</source>
        <translation>لم يُجلب بعد</translation>
    </message>
    <message>
        <source>fetching the description</source>
        <translation>يجري جلب الوصف</translation>
    </message>
    <message>
        <source>no description</source>
        <translation>بلا وصف</translation>
    </message>
    <message numerus="yes">
        <source>%Ln operation(s)</source>
        <translation>
            <numerusform>لا عمليات</numerusform>
            <numerusform>عملية واحدة</numerusform>
            <numerusform>عمليتان</numerusform>
            <numerusform>‏%Ln عمليات</numerusform>
            <numerusform>‏%Ln عملية</numerusform>
            <numerusform>‏%Ln عملية</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>&quot;2 min ago, 3 operations&quot;: what comes first is seen in a narrow list</extracomment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Description loaded</source>
        <extracomment>Of an endpoint: nobody knows yet whether it answers</extracomment>
        <translation>حُمِّل الوصف</translation>
    </message>
    <message>
        <source>Some tools do not fit</source>
        <translation>بعض الأدوات غير متوافقة</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::EndpointSchemaPage</name>
    <message>
        <source>Schema &amp;file</source>
        <translation>ملف المخطط</translation>
    </message>
    <message>
        <source>Schema file</source>
        <translation>ملف المخطط</translation>
    </message>
    <message>
        <source>GraphQL schemas (*.graphql *.graphqls *.gql *.sdl *.json)</source>
        <translation>مخططات GraphQL (*.graphql *.graphqls *.gql *.sdl *.json)</translation>
    </message>
    <message>
        <source>SDL, or an introspection result as JSON</source>
        <translation>‏SDL، أو نتيجة استبطان بصيغة JSON</translation>
    </message>
    <message>
        <source>&amp;Create tools next</source>
        <translation>ثم إنشاء الأدوات</translation>
    </message>
    <message>
        <source>Go back to choose another credential.</source>
        <translation>ارجع لاختيار بيانات اعتماد أخرى.</translation>
    </message>
    <message>
        <source>You can add it anyway and refresh it later.</source>
        <translation>يمكنك إضافتها على أي حال وتحديثها لاحقًا.</translation>
    </message>
    <message>
        <source>Reading the file...</source>
        <translation>جارٍ قراءة الملف...</translation>
    </message>
    <message numerus="yes">
        <source>Found %n type(s) in the file.</source>
        <translation>
            <numerusform>لم يُعثر في الملف على أنواع.</numerusform>
            <numerusform>عُثر في الملف على نوع واحد.</numerusform>
            <numerusform>عُثر في الملف على نوعين.</numerusform>
            <numerusform>عُثر في الملف على %n أنواع.</numerusform>
            <numerusform>عُثر في الملف على %n نوعًا.</numerusform>
            <numerusform>عُثر في الملف على %n نوع.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking at the API...</source>
        <translation>يجري فحص واجهة API...</translation>
    </message>
    <message>
        <source>C&amp;hanges</source>
        <extracomment>Requests that change data: whether they need approval</extracomment>
        <translation>عمليات التعديل</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>An endpoint named %1 already exists. Choose another name.</source>
        <translation>توجد نقطة نهاية باسم ‎%1‎ من قبل. اختر اسمًا آخر.</translation>
    </message>
    <message>
        <source>Endpoint settings</source>
        <extracomment>Heading of a step: the name of an endpoint and what agents may change</extracomment>
        <translation>إعدادات نقطة النهاية</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::EndpointUrlPage</name>
    <message>
        <source>API address</source>
        <translation>عنوان واجهة API</translation>
    </message>
    <message>
        <source>&amp;URL</source>
        <translation>عنوان URL</translation>
    </message>
    <message>
        <source>There is no context variable %1. Create it on the Context page, or remove it from the URL.</source>
        <translation>لا يوجد متغير سياق ‎%1‎. أنشئه في صفحة السياق، أو احذفه من عنوان URL.</translation>
    </message>
    <message>
        <source>Enter a URL with https:// or http:// and a host name.</source>
        <translation>أدخل عنوان URL فيه https:// أو http:// واسم مضيف.</translation>
    </message>
    <message>
        <source>Resolves to: %1</source>
        <extracomment>%1 is a URL in which variables have their values</extracomment>
        <translation>القيمة الفعلية: ‎%1‎</translation>
    </message>
    <message>
        <source>Filled in the URL.</source>
        <translation>مُلئ عنوان URL.</translation>
    </message>
    <message numerus="yes">
        <source>Filled in the URL and %n header(s).</source>
        <translation>
            <numerusform>مُلئ عنوان URL و%n ترويسة.</numerusform>
            <numerusform>مُلئ عنوان URL وترويسة واحدة.</numerusform>
            <numerusform>مُلئ عنوان URL وترويستان.</numerusform>
            <numerusform>مُلئ عنوان URL و%n ترويسات.</numerusform>
            <numerusform>مُلئ عنوان URL و%n ترويسة.</numerusform>
            <numerusform>مُلئ عنوان URL و%n ترويسة.</numerusform>
        </translation>
    </message>
    <message>
        <source>The port must be at most 65535.</source>
        <translation>يجب ألا يتجاوز المنفذ 65535.</translation>
    </message>
    <message>
        <source>Enter the URL of a GraphQL or REST API, or choose an OpenAPI file. Or paste a cURL command to fill in URL, headers and credential.</source>
        <translation>أدخل عنوان واجهة GraphQL أو REST، أو اختر ملف OpenAPI. أو الصق أمر cURL لملء العنوان والترويسات وبيانات الاعتماد.</translation>
    </message>
    <message>
        <source>OpenAPI description</source>
        <translation>وصف OpenAPI</translation>
    </message>
    <message>
        <source>OpenAPI descriptions (*.json *.yaml *.yml)</source>
        <translation>أوصاف OpenAPI (*.json *.yaml *.yml)</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>عنوان URL</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>لا يوجد ملف ‎%1‎.</translation>
    </message>
    <message>
        <source>You can also continue, and add it anyway.</source>
        <translation>يمكنك أيضًا المتابعة وإضافتها رغم ذلك.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::EndpointsPage</name>
    <message>
        <source>Endpoints</source>
        <translation>نقاط النهاية</translation>
    </message>
    <message>
        <source>Filter endpoints</source>
        <translation>تصفية نقاط النهاية</translation>
    </message>
    <message>
        <source>New endpoint</source>
        <translation>نقطة نهاية جديدة</translation>
    </message>
    <message>
        <source>No endpoint matches %1.</source>
        <translation>لا توجد نقطة نهاية تطابق ‎%1‎.</translation>
    </message>
    <message>
        <source>No endpoints yet</source>
        <translation>لا توجد نقاط نهاية بعد</translation>
    </message>
    <message>
        <source>Endpoints are APIs whose operations become tools. Add yours, or try the built-in sample.</source>
        <translation>نقاط النهاية واجهات API تصبح عملياتها أدوات. أضف واجهتك، أو جرّب النموذج التجريبي المضمّن.</translation>
    </message>
    <message>
        <source>Change the endpoint %1</source>
        <translation>تغيير نقطة النهاية ‎%1‎</translation>
    </message>
    <message>
        <source>Duplicate the endpoint %1</source>
        <translation>تكرار نقطة النهاية ‎%1‎</translation>
    </message>
    <message>
        <source>Delete the endpoint %1</source>
        <translation>حذف نقطة النهاية ‎%1‎</translation>
    </message>
    <message>
        <source>Deleted the endpoint %1.</source>
        <translation>حُذفت نقطة النهاية ‎%1‎.</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>تحديث</translation>
    </message>
    <message>
        <source>Create tools...</source>
        <translation>إنشاء أدوات...</translation>
    </message>
    <message numerus="yes">
        <source>Repair %n tool(s)</source>
        <translation>
            <numerusform>لا أدوات للإصلاح</numerusform>
            <numerusform>إصلاح أداة واحدة</numerusform>
            <numerusform>إصلاح أداتين</numerusform>
            <numerusform>إصلاح %n أدوات</numerusform>
            <numerusform>إصلاح %n أداة</numerusform>
            <numerusform>إصلاح %n أداة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repaired %n tool(s): %1.</source>
        <extracomment>%1 are names of tools</extracomment>
        <translation>
            <numerusform>لم تُصلح أي أداة: ‎%1‎.</numerusform>
            <numerusform>أُصلحت أداة واحدة: ‎%1‎.</numerusform>
            <numerusform>أُصلحت أداتان: ‎%1‎.</numerusform>
            <numerusform>أُصلحت %n أدوات: ‎%1‎.</numerusform>
            <numerusform>أُصلحت %n أداة: ‎%1‎.</numerusform>
            <numerusform>أُصلحت %n أداة: ‎%1‎.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 became %2</source>
        <extracomment>Of a repaired tool: the parameter %1 is called %2 by now</extracomment>
        <translation>صار ‎%1‎ باسم ‎%2‎</translation>
    </message>
    <message>
        <source>removed %1</source>
        <extracomment>Of a repaired tool: %1 are names of arguments and parameters</extracomment>
        <translation>حُذف ‎%1‎</translation>
    </message>
    <message>
        <source>added %1</source>
        <extracomment>Of a repaired tool: %1 are names of arguments and parameters</extracomment>
        <translation>أُضيف ‎%1‎</translation>
    </message>
    <message>
        <source>now required: %1</source>
        <extracomment>Of a repaired tool: %1 are names of arguments that were optional</extracomment>
        <translation>صار مطلوبًا: ‎%1‎</translation>
    </message>
    <message>
        <source>changed %1</source>
        <extracomment>Of a repaired tool: %1 are names of arguments that accept something else by now</extracomment>
        <translation>تغيّر ‎%1‎</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a tool, %2 what was removed from it and added to it</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 are names of tools, %2 why they cannot be repaired</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::EnvImportDialog</name>
    <message>
        <source>Import .env file</source>
        <translation>استيراد ملف ‎.env</translation>
    </message>
    <message>
        <source>%1 sets these variables. Uncheck secrets and store them as credentials instead.</source>
        <translation>يضبط ‎%1‎ هذه المتغيرات. ألغِ تحديد الأسرار واحفظها كبيانات اعتماد بدلًا من ذلك.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>الملاحظة</translation>
    </message>
    <message>
        <source>Variables in the file</source>
        <translation>المتغيرات في الملف</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>The file sets no variables. Write them as NAME=value, one per line.</source>
        <translation>لا يضبط الملف أي متغيرات. اكتبها بالشكل NAME=value، واحدًا في كل سطر.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) could not be read, first line %1.</source>
        <translation>
            <numerusform>تعذّرت قراءة %n سطر، أولها السطر ‎%1‎.</numerusform>
            <numerusform>تعذّرت قراءة سطر واحد: السطر ‎%1‎.</numerusform>
            <numerusform>تعذّرت قراءة سطرين، أولهما السطر ‎%1‎.</numerusform>
            <numerusform>تعذّرت قراءة %n أسطر، أولها السطر ‎%1‎.</numerusform>
            <numerusform>تعذّرت قراءة %n سطرًا، أولها السطر ‎%1‎.</numerusform>
            <numerusform>تعذّرت قراءة %n سطر، أولها السطر ‎%1‎.</numerusform>
        </translation>
    </message>
    <message>
        <source>already exists</source>
        <translation>موجود بالفعل</translation>
    </message>
    <message>
        <source>replaces the value</source>
        <translation>يستبدل القيمة</translation>
    </message>
    <message numerus="yes">
        <source>Import %n variable(s)</source>
        <translation>
            <numerusform>استيراد %n متغير</numerusform>
            <numerusform>استيراد متغير واحد</numerusform>
            <numerusform>استيراد متغيرين</numerusform>
            <numerusform>استيراد %n متغيرات</numerusform>
            <numerusform>استيراد %n متغيرًا</numerusform>
            <numerusform>استيراد %n متغير</numerusform>
        </translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>استيراد ‎%1‎</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ExampleEditor</name>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Name of the example</source>
        <translation>اسم المثال</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>الوصف</translation>
    </message>
    <message>
        <source>What the example shows</source>
        <translation>ما يوضحه المثال</translation>
    </message>
    <message>
        <source>Expected outcome</source>
        <translation>النتيجة المتوقعة</translation>
    </message>
    <message>
        <source>Succeeds</source>
        <extracomment>Of an example: how its call is to end</extracomment>
        <translation>ينجح</translation>
    </message>
    <message>
        <source>Fails</source>
        <extracomment>Of an example: how its call is to end</extracomment>
        <translation>يفشل</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>المثال</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>الوسائط</translation>
    </message>
    <message>
        <source>Expectations</source>
        <extracomment>Tab: what is expected of an answer, with how much that is</extracomment>
        <translation>التوقعات</translation>
    </message>
    <message>
        <source>Expected values in the response</source>
        <translation>القيم المتوقعة في الرد</translation>
    </message>
    <message>
        <source>Add expectation</source>
        <translation>إضافة توقع</translation>
    </message>
    <message>
        <source>Remove expectation</source>
        <translation>إزالة التوقع</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>الرد</translation>
    </message>
    <message>
        <source>Run the example to see its response.</source>
        <translation>نفّذ المثال لرؤية رده.</translation>
    </message>
    <message>
        <source>Expect this value</source>
        <translation>توقع هذه القيمة</translation>
    </message>
    <message>
        <source>Add an expectation for the selected value</source>
        <translation>إضافة توقع للقيمة المحددة</translation>
    </message>
    <message>
        <source>Show in log</source>
        <translation>عرض في السجل</translation>
    </message>
    <message>
        <source>The response is as expected.</source>
        <translation>الرد كما هو متوقع.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Where in a result something is not as expected, and what is there</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Expectations (%1)</source>
        <translation>التوقعات (‎%1‎)</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ExampleListModel</name>
    <message>
        <source>%1: %2</source>
        <extracomment>Where in a result something is not as expected, and what is there</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>running</source>
        <extracomment>Of an example of a tool</extracomment>
        <translation>قيد التنفيذ</translation>
    </message>
    <message>
        <source>passed</source>
        <extracomment>Of an example of a tool: the answer was as expected</extracomment>
        <translation>ناجح</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>فاشل</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ExamplesTab</name>
    <message>
        <source>No examples yet</source>
        <translation>لا توجد أمثلة بعد</translation>
    </message>
    <message>
        <source>Examples show agents how to use the tool, and test it. Add one here, or save a call from the Try pane.</source>
        <translation>تبيّن الأمثلة للوكلاء كيف تُستخدم الأداة، وتختبرها. أضف مثالًا هنا، أو احفظ استدعاءً من جزء «تجربة».</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>إضافة</translation>
    </message>
    <message>
        <source>Add an example</source>
        <translation>إضافة مثال</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>تنفيذ</translation>
    </message>
    <message>
        <source>Run this example and check its response</source>
        <translation>تنفيذ هذا المثال وفحص رده</translation>
    </message>
    <message>
        <source>Run all</source>
        <translation>تنفيذ الكل</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>إيقاف</translation>
    </message>
    <message>
        <source>Delete example</source>
        <translation>حذف المثال</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>الأمثلة</translation>
    </message>
    <message>
        <source>%1 passed, %2 failed</source>
        <extracomment>How many examples gave what was expected, and how many did not</extracomment>
        <translation>نجح ‎%1‎، فشل ‎%2‎</translation>
    </message>
    <message>
        <source>Example %1</source>
        <translation>المثال %1</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ExchangePane</name>
    <message>
        <source>Request URL</source>
        <translation>عنوان الطلب</translation>
    </message>
    <message>
        <source>Response status</source>
        <translation>حالة الرد</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>الترويسات</translation>
    </message>
    <message>
        <source>The request had no body.</source>
        <translation>لم يكن للطلب متن.</translation>
    </message>
    <message>
        <source>The response had no body.</source>
        <translation>لم يكن للرد متن.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::FactList</name>
    <message>
        <source>Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>نسخ القيمة</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::FaultList</name>
    <message>
        <source>Problems in the description</source>
        <translation>مشكلات في الوصف</translation>
    </message>
    <message>
        <source>Notes (%1)</source>
        <extracomment>What is remarkable about a description and does no harm; %1 is how many there are</extracomment>
        <translation>ملاحظات (‎%1‎)</translation>
    </message>
    <message>
        <source>Notes on the description</source>
        <translation>ملاحظات على الوصف</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::FieldRow</name>
    <message>
        <source>required</source>
        <translation>مطلوب</translation>
    </message>
    <message>
        <source>as JSON</source>
        <extracomment>The field is edited as JSON</extracomment>
        <translation>بصيغة JSON</translation>
    </message>
    <message>
        <source>%1, required</source>
        <extracomment>A field of a form as it is read aloud</extracomment>
        <translation>‏‎%1‎، مطلوب</translation>
    </message>
    <message>
        <source>%1, Add</source>
        <extracomment>The button that adds to a list of a form, as it is read aloud</extracomment>
        <translation>‏‎%1‎، إضافة</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::FieldToolsPage</name>
    <message>
        <source>Clear filter</source>
        <translation>مسح التصفية</translation>
    </message>
    <message>
        <source>No field matches %1.</source>
        <translation>لا حقل يطابق ‎%1‎.</translation>
    </message>
    <message>
        <source>Find fields, such as repository.pullRequests</source>
        <extracomment>What is typed there is looked for in the whole schema; do not translate the example</extracomment>
        <translation>ابحث عن حقول، مثل repository.pullRequests</translation>
    </message>
    <message>
        <source>Fields of the schema</source>
        <translation>حقول المخطط</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>العملية</translation>
    </message>
    <message>
        <source>Select a field to preview its operation.</source>
        <translation>حدّد حقلًا لمعاينة عمليته.</translation>
    </message>
    <message>
        <source>&amp;Names</source>
        <translation>الأسماء</translation>
    </message>
    <message>
        <source>With a verb: list_issues, get_issue</source>
        <extracomment>A rule for names of tools, told by examples; do not translate the names</extracomment>
        <translation>مع فعل: list_issues, get_issue</translation>
    </message>
    <message>
        <source>As in the schema: issues, issue</source>
        <extracomment>A rule for names of tools, told by examples; do not translate the names</extracomment>
        <translation>كما في المخطط: issues, issue</translation>
    </message>
    <message>
        <source>&amp;Prefix</source>
        <translation>البادئة</translation>
    </message>
    <message>
        <source>None</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>&amp;Fields</source>
        <translation>الحقول</translation>
    </message>
    <message>
        <source>Identifying fields only</source>
        <translation>حقول التعريف فقط</translation>
    </message>
    <message>
        <source>All scalars</source>
        <translation>كل القيم المفردة</translation>
    </message>
    <message>
        <source>All scalars, one level deep</source>
        <translation>كل القيم المفردة، بعمق مستوى واحد</translation>
    </message>
    <message>
        <source>&amp;Arguments</source>
        <translation>الوسائط</translation>
    </message>
    <message>
        <source>All</source>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Required only</source>
        <translation>المطلوبة فقط</translation>
    </message>
    <message>
        <source>No endpoints yet.</source>
        <translation>لا توجد نقاط نهاية بعد.</translation>
    </message>
    <message>
        <source>Fetching the schema...</source>
        <translation>جارٍ جلب المخطط...</translation>
    </message>
    <message>
        <source>Choose fields to turn into tools.</source>
        <translation>اختر الحقول التي ستصبح أدوات.</translation>
    </message>
    <message>
        <source>Adds about %1 to the tool list once saved.</source>
        <extracomment>%1 is a size such as 14 kB</extracomment>
        <translation>يزيد قائمة الأدوات نحو ‎%1‎ بعد الحفظ.</translation>
    </message>
    <message numerus="yes">
        <source>%n name(s) are taken and get a number.</source>
        <translation>
            <numerusform>لا أسماء مستخدمة.</numerusform>
            <numerusform>اسم واحد مستخدم ويُضاف إليه رقم.</numerusform>
            <numerusform>اسمان مستخدمان ويُضاف إليهما رقم.</numerusform>
            <numerusform>‏%n أسماء مستخدمة ويُضاف إليها رقم.</numerusform>
            <numerusform>‏%n اسمًا مستخدمًا ويُضاف إليها رقم.</numerusform>
            <numerusform>‏%n اسم مستخدم ويُضاف إليها رقم.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use prefix %1</source>
        <extracomment>A button; %1 is the beginning of names, such as &quot;github_&quot;</extracomment>
        <translation>استخدام البادئة ‎%1‎</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::FieldTreeModel</name>
    <message>
        <source>Field</source>
        <extracomment>Column with fields of a schema</extracomment>
        <translation>الحقل</translation>
    </message>
    <message>
        <source>Tool name</source>
        <extracomment>Column with the tool that a field becomes</extracomment>
        <translation>اسم الأداة</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message numerus="yes">
        <source>%n querie(s)</source>
        <translation>
            <numerusform>‏%n استعلام</numerusform>
            <numerusform>‏%n استعلام</numerusform>
            <numerusform>‏%n استعلام</numerusform>
            <numerusform>‏%n استعلامات</numerusform>
            <numerusform>‏%n استعلامًا</numerusform>
            <numerusform>‏%n استعلام</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mutation(s)</source>
        <translation>
            <numerusform>‏%n تعديل</numerusform>
            <numerusform>‏%n تعديل</numerusform>
            <numerusform>‏%n تعديل</numerusform>
            <numerusform>‏%n تعديلات</numerusform>
            <numerusform>‏%n تعديلًا</numerusform>
            <numerusform>‏%n تعديل</numerusform>
        </translation>
    </message>
    <message>
        <source>Deprecated: %1</source>
        <translation>مهمل: ‎%1‎</translation>
    </message>
    <message>
        <source>%1 exists</source>
        <extracomment>Beside a field; %1 is a tool that asks for it already</extracomment>
        <translation>‏‎%1‎ موجودة</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::FileField</name>
    <message>
        <source>Choose a file...</source>
        <translation>اختيار ملف...</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::FilesNotice</name>
    <message>
        <source>Open file</source>
        <translation>فتح الملف</translation>
    </message>
    <message>
        <source>%1, line %2, column %3: %4</source>
        <extracomment>%1 is a file name, %4 a sentence</extracomment>
        <translation>‏‎%1‎، السطر ‎%2‎، العمود ‎%3‎‏: ‎%4‎</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more error(s).</source>
        <translation>
            <numerusform>لا أخطاء أخرى هناك.</numerusform>
            <numerusform>هناك خطأ آخر.</numerusform>
            <numerusform>هناك خطآن آخران.</numerusform>
            <numerusform>هناك %n أخطاء أخرى.</numerusform>
            <numerusform>هناك %n خطأً آخر.</numerusform>
            <numerusform>هناك %n خطأ آخر.</numerusform>
        </translation>
    </message>
    <message>
        <source>The previous settings stay in effect.</source>
        <translation>تبقى الإعدادات السابقة سارية.</translation>
    </message>
    <message>
        <source>%1.json is ignored: %2</source>
        <extracomment>%1 is the name of a file, %2 a sentence</extracomment>
        <translation>الملف ‎%1‎.json مُتجاهل: ‎%2‎</translation>
    </message>
    <message>
        <source>%1.json is ignored. Line %2, column %3: %4</source>
        <extracomment>%1 is the name of a file, %4 a sentence</extracomment>
        <translation>الملف ‎%1‎.json مُتجاهل. السطر ‎%2‎، العمود ‎%3‎‏: ‎%4‎</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) are ignored too.</source>
        <translation>
            <numerusform>ولا ملفات أخرى.</numerusform>
            <numerusform>وكذلك ملف آخر.</numerusform>
            <numerusform>وكذلك ملفان آخران.</numerusform>
            <numerusform>وكذلك %n ملفات أخرى.</numerusform>
            <numerusform>وكذلك %n ملفًا آخر.</numerusform>
            <numerusform>وكذلك %n ملف آخر.</numerusform>
        </translation>
    </message>
    <message>
        <source>No app can open the file %1.</source>
        <translation>لا يوجد تطبيق يفتح الملف ‎%1‎.</translation>
    </message>
    <message>
        <source>The log cannot be written to disk, so new calls wait in memory: %1</source>
        <extracomment>%1 is a sentence</extracomment>
        <translation>تعذّرت كتابة السجل على القرص، لذلك تنتظر الاستدعاءات الجديدة في الذاكرة: ‎%1‎</translation>
    </message>
    <message numerus="yes">
        <source>Too many calls waited: the log&apos;s archive will lack the oldest %n call(s).</source>
        <translation>
            <numerusform>انتظر عدد كبير جدًا: لن ينقص أرشيف السجل أي استدعاء.</numerusform>
            <numerusform>انتظر عدد كبير جدًا: سينقص أرشيف السجل أقدم استدعاء.</numerusform>
            <numerusform>انتظر عدد كبير جدًا: سينقص أرشيف السجل أقدم استدعاءين.</numerusform>
            <numerusform>انتظر عدد كبير جدًا: ستنقص أرشيف السجل أقدم %n استدعاءات.</numerusform>
            <numerusform>انتظر عدد كبير جدًا: سينقص أرشيف السجل أقدم %n استدعاءً.</numerusform>
            <numerusform>انتظر عدد كبير جدًا: سينقص أرشيف السجل أقدم %n استدعاء.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n definition(s) from elsewhere need your consent before they are used.</source>
        <translation>
            <numerusform>لا يحتاج أي تعريف من مكان آخر إلى موافقتك.</numerusform>
            <numerusform>تعريف واحد من مكان آخر يحتاج إلى موافقتك قبل استخدامه.</numerusform>
            <numerusform>تعريفان من مكان آخر يحتاجان إلى موافقتك قبل استخدامهما.</numerusform>
            <numerusform>‏%n تعريفات من مكان آخر تحتاج إلى موافقتك قبل استخدامها.</numerusform>
            <numerusform>‏%n تعريفًا من مكان آخر تحتاج إلى موافقتك قبل استخدامها.</numerusform>
            <numerusform>‏%n تعريف من مكان آخر تحتاج إلى موافقتك قبل استخدامها.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move library</source>
        <extracomment>Copies tools from where they were stored before</extracomment>
        <translation>نقل المكتبة</translation>
    </message>
    <message>
        <source>Start without it</source>
        <extracomment>Goes on without what is stored in the other place</extracomment>
        <translation>البدء من دونها</translation>
    </message>
    <message>
        <source>The library is stored in %1 now. It was stored in %2.</source>
        <extracomment>%1 and %2 are places, such as: JSON files in FOLDER</extracomment>
        <translation>المكتبة مخزّنة الآن هنا: ‎%1‎. وكانت مخزّنة هنا: ‎%2‎.</translation>
    </message>
    <message numerus="yes">
        <source>The library is stored in %1 now. %n definition(s) are missing or older than in %2.</source>
        <extracomment>%1 and %2 are places, such as: JSON files in FOLDER</extracomment>
        <translation>
            <numerusform>المكتبة مخزّنة الآن هنا: ‎%1‎. لا ينقص أي تعريف ولا يوجد أقدم مما في: ‎%2‎.</numerusform>
            <numerusform>المكتبة مخزّنة الآن هنا: ‎%1‎. تعريف واحد ناقص أو أقدم مما في: ‎%2‎.</numerusform>
            <numerusform>المكتبة مخزّنة الآن هنا: ‎%1‎. تعريفان ناقصان أو أقدم مما في: ‎%2‎.</numerusform>
            <numerusform>المكتبة مخزّنة الآن هنا: ‎%1‎‏. %n تعريفات ناقصة أو أقدم مما في: ‎%2‎.</numerusform>
            <numerusform>المكتبة مخزّنة الآن هنا: ‎%1‎‏. %n تعريفًا ناقصة أو أقدم مما في: ‎%2‎.</numerusform>
            <numerusform>المكتبة مخزّنة الآن هنا: ‎%1‎‏. %n تعريف ناقصة أو أقدم مما في: ‎%2‎.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n definition(s) differ and stay as they are now.</source>
        <translation>
            <numerusform>لا يوجد تعريف مختلف.</numerusform>
            <numerusform>تعريف واحد مختلف ويبقى كما هو الآن.</numerusform>
            <numerusform>تعريفان مختلفان ويبقيان كما هما الآن.</numerusform>
            <numerusform>‏%n تعريفات مختلفة وتبقى كما هي الآن.</numerusform>
            <numerusform>‏%n تعريفًا مختلفة وتبقى كما هي الآن.</numerusform>
            <numerusform>‏%n تعريف مختلفة وتبقى كما هي الآن.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::FilterEdit</name>
    <message>
        <source>Filter, such as tool:order status:&gt;=400</source>
        <extracomment>In the empty field that filters the log</extracomment>
        <translation>تصفية، مثل tool:order status:&gt;=400</translation>
    </message>
    <message>
        <source>Filter of the log</source>
        <translation>تصفية السجل</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>مسح التصفية</translation>
    </message>
    <message>
        <source>Save filter as a button</source>
        <extracomment>A button that gives the filter a name</extracomment>
        <translation>حفظ التصفية كزر</translation>
    </message>
    <message>
        <source>Filter help</source>
        <translation>تعليمات التصفية</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::FilterSheet</name>
    <message>
        <source>Filter of the log</source>
        <translation>تصفية السجل</translation>
    </message>
    <message>
        <source>A space means and, | means or, - means not; brackets group. A bare word searches every column.</source>
        <translation>المسافة تعني «و»، و‎|‎ تعني «أو»، و‎-‎ تعني «ليس»؛ والأقواس للتجميع. والكلمة وحدها يُبحث عنها في كل عمود.</translation>
    </message>
    <message>
        <source>Examples of filters</source>
        <translation>أمثلة على التصفية</translation>
    </message>
    <message>
        <source>a word, in any column</source>
        <translation>كلمة، في أي عمود</translation>
    </message>
    <message>
        <source>contains, and is exactly</source>
        <translation>يحتوي، ويساوي تمامًا</translation>
    </message>
    <message>
        <source>a regular expression</source>
        <translation>تعبير نمطي</translation>
    </message>
    <message>
        <source>the endpoint returned an error</source>
        <translation>ردت نقطة النهاية بخطأ</translation>
    </message>
    <message>
        <source>one or the other</source>
        <translation>هذا أو ذاك</translation>
    </message>
    <message>
        <source>failed, except from that client</source>
        <translation>فشل، إلا من ذلك العميل</translation>
    </message>
    <message>
        <source>ok, pinned, mutation, cached, replayed, test ...</source>
        <translation>ok, pinned, mutation, cached, replayed, test ...</translation>
    </message>
    <message>
        <source>in the last ten minutes</source>
        <translation>في آخر عشر دقائق</translation>
    </message>
    <message>
        <source>between two times today</source>
        <translation>بين وقتين من اليوم</translation>
    </message>
    <message>
        <source>large results</source>
        <translation>نتائج كبيرة</translation>
    </message>
    <message>
        <source>an argument of the call</source>
        <translation>وسيط من الاستدعاء</translation>
    </message>
    <message>
        <source>a request or response header</source>
        <translation>ترويسة في طلب أو رد</translation>
    </message>
    <message>
        <source>anything sent or received</source>
        <translation>أي شيء أُرسل أو استُلم</translation>
    </message>
    <message>
        <source>the number of the call</source>
        <translation>رقم الاستدعاء</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::FindBar</name>
    <message>
        <source>Previous match</source>
        <translation>التطابق السابق</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>التطابق التالي</translation>
    </message>
    <message>
        <source>Close search</source>
        <translation>إغلاق البحث</translation>
    </message>
    <message>
        <source>No match</source>
        <translation>لا تطابق</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>‏‎%1‎ من ‎%2‎</translation>
    </message>
    <message>
        <source>%1 of more than %2</source>
        <translation>‏‎%1‎ من أكثر من ‎%2‎</translation>
    </message>
    <message>
        <source>Find in this text</source>
        <translation>البحث في هذا النص</translation>
    </message>
    <message>
        <source>Match case</source>
        <extracomment>Switch of a search: whether capital letters count</extracomment>
        <translation>مطابقة حالة الأحرف</translation>
    </message>
    <message>
        <source>No match in the part shown</source>
        <translation>لا نتيجة في الجزء المعروض</translation>
    </message>
    <message>
        <source>%1 in the part shown</source>
        <extracomment>%1 is &quot;1 of 12&quot;, of a text whose end is not shown</extracomment>
        <translation>‏‎%1‎ في الجزء المعروض</translation>
    </message>
    <message>
        <source>%1, wrapped to the beginning</source>
        <extracomment>%1 is &quot;1 of 12&quot;</extracomment>
        <translation>‏‎%1‎، من البداية مجددًا</translation>
    </message>
    <message>
        <source>%1, wrapped to the end</source>
        <extracomment>%1 is &quot;12 of 12&quot;</extracomment>
        <translation>‏‎%1‎، من النهاية مجددًا</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::GeneralSettings</name>
    <message>
        <source>&amp;Theme</source>
        <translation>السمة</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>When the window is &amp;closed while the server runs</source>
        <translation>عند إغلاق النافذة والخادم قيد التشغيل</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>السؤال كل مرة</translation>
    </message>
    <message>
        <source>Keep running in the tray</source>
        <translation>مواصلة التشغيل في علبة النظام</translation>
    </message>
    <message>
        <source>Stop the server and quit</source>
        <translation>إيقاف الخادم والإنهاء</translation>
    </message>
    <message>
        <source>&amp;Start when I sign in</source>
        <translation>بدء التشغيل عند تسجيل دخولي</translation>
    </message>
    <message>
        <source>Start in the tra&amp;y, without the window</source>
        <translation>البدء في علبة النظام، من دون النافذة</translation>
    </message>
    <message>
        <source>Re&amp;duce motion</source>
        <translation>تقليل الحركة</translation>
    </message>
    <message>
        <source>The file %1 cannot be changed.</source>
        <translation>لا يمكن تغيير الملف ‎%1‎.</translation>
    </message>
    <message>
        <source>Show &amp;notifications while another window is in front</source>
        <translation>إظهار الإشعارات عندما تكون نافذة أخرى في المقدمة</translation>
    </message>
    <message>
        <source>Co&amp;mpact rows and buttons</source>
        <translation>صفوف وأزرار مدمجة</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::GraphqlEditor</name>
    <message>
        <source>GraphQL operation</source>
        <translation>عملية GraphQL</translation>
    </message>
    <message>
        <source>Write an operation, or choose fields in the schema.</source>
        <translation>اكتب عملية، أو اختر حقولًا من المخطط.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::GroupEditor</name>
    <message numerus="yes">
        <source>The JSON view has %n more member(s).</source>
        <translation>
            <numerusform>يمكن رؤية %n عنصر آخر بصيغة JSON.</numerusform>
            <numerusform>يمكن رؤية عنصر واحد آخر بصيغة JSON.</numerusform>
            <numerusform>يمكن رؤية عنصرين آخرين بصيغة JSON.</numerusform>
            <numerusform>يمكن رؤية %n عناصر أخرى بصيغة JSON.</numerusform>
            <numerusform>يمكن رؤية %n عنصرًا آخر بصيغة JSON.</numerusform>
            <numerusform>يمكن رؤية %n عنصر آخر بصيغة JSON.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::HeaderTableModel</name>
    <message>
        <source>Enter a name for the header.</source>
        <translation>أدخل اسمًا للترويسة.</translation>
    </message>
    <message>
        <source>The header %1 usually carries a secret. Store it in a credential and choose that above: headers are saved to a file.</source>
        <translation>عادةً ما تحمل الترويسة ‎%1‎ سرًّا. احفظه في بيانات اعتماد واخترها أعلاه: فالترويسات تُحفظ في ملف.</translation>
    </message>
    <message>
        <source>Name of a new header</source>
        <translation>اسم ترويسة جديدة</translation>
    </message>
    <message>
        <source>Value of a new header</source>
        <translation>قيمة ترويسة جديدة</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>الترويسة</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>القيمة</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::HelpDialog</name>
    <message>
        <source>Help</source>
        <translation>المساعدة</translation>
    </message>
    <message>
        <source>Topics</source>
        <translation>الموضوعات</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::HistoryPane</name>
    <message>
        <source>Load into Try</source>
        <translation>تحميل في «تجربة»</translation>
    </message>
    <message>
        <source>Try the tool with the arguments of this call</source>
        <translation>تجربة الأداة بوسائط هذا الاستدعاء</translation>
    </message>
    <message>
        <source>Show in log</source>
        <translation>عرض في السجل</translation>
    </message>
    <message>
        <source>No calls yet. Calls of this tool appear here.</source>
        <translation>لا استدعاءات بعد. تظهر استدعاءات هذه الأداة هنا.</translation>
    </message>
    <message>
        <source>Calls of the tool</source>
        <translation>استدعاءات الأداة</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s)</source>
        <translation>
            <numerusform>‏%n استدعاء</numerusform>
            <numerusform>‏%n استدعاء</numerusform>
            <numerusform>‏%n استدعاء</numerusform>
            <numerusform>‏%n استدعاءات</numerusform>
            <numerusform>‏%n استدعاءً</numerusform>
            <numerusform>‏%n استدعاء</numerusform>
        </translation>
    </message>
    <message>
        <source>The log no longer has all of the arguments.</source>
        <translation>لم تعد كل الوسائط موجودة في السجل.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::HomePage</name>
    <message>
        <source>Welcome to Tooltray</source>
        <translation>أهلًا بك في Tooltray</translation>
    </message>
    <message>
        <source>One address for all your agents. Every call is in the log.</source>
        <translation>عنوان واحد لجميع وكلائك. كل استدعاء موجود في السجل.</translation>
    </message>
    <message>
        <source>Hide the steps</source>
        <translation>إخفاء الخطوات</translation>
    </message>
    <message>
        <source>Show the steps</source>
        <translation>إظهار الخطوات</translation>
    </message>
    <message>
        <source>Connect a client</source>
        <translation>توصيل عميل</translation>
    </message>
    <message numerus="yes">
        <source>%n client(s) connected.</source>
        <translation>
            <numerusform>لا عملاء متصلون.</numerusform>
            <numerusform>عميل واحد متصل.</numerusform>
            <numerusform>عميلان متصلان.</numerusform>
            <numerusform>‏%n عملاء متصلون.</numerusform>
            <numerusform>‏%n عميلًا متصلًا.</numerusform>
            <numerusform>‏%n عميل متصل.</numerusform>
        </translation>
    </message>
    <message>
        <source>Getting started: all done</source>
        <extracomment>Heading of the list of steps</extracomment>
        <translation>خطوات البدء: اكتملت كلها</translation>
    </message>
    <message>
        <source>Getting started: %1 of %2 done</source>
        <translation>خطوات البدء: اكتمل ‎%1‎ من ‎%2‎</translation>
    </message>
    <message>
        <source>%1 finds every tool, page and command.</source>
        <translation>يعثر ‎%1‎ على كل أداة وصفحة وأمر.</translation>
    </message>
    <message>
        <source>Recent tools</source>
        <translation>أحدث الأدوات</translation>
    </message>
    <message>
        <source>Recent errors</source>
        <translation>أحدث الأخطاء</translation>
    </message>
    <message numerus="yes">
        <source>%n endpoint(s)</source>
        <translation>
            <numerusform>لا نقاط نهاية</numerusform>
            <numerusform>نقطة نهاية واحدة</numerusform>
            <numerusform>نقطتا نهاية</numerusform>
            <numerusform>‏%n نقاط نهاية</numerusform>
            <numerusform>‏%n نقطة نهاية</numerusform>
            <numerusform>‏%n نقطة نهاية</numerusform>
        </translation>
    </message>
    <message>
        <source>Your own API, or the built-in sample.</source>
        <translation>واجهة API الخاصة بك، أو النموذج التجريبي المضمّن.</translation>
    </message>
    <message>
        <source>Fetch its description</source>
        <translation>جلب وصفها</translation>
    </message>
    <message>
        <source>Fetch its schema</source>
        <translation>جلب مخططها</translation>
    </message>
    <message>
        <source>Fetching the description...</source>
        <translation>جارٍ جلب الوصف...</translation>
    </message>
    <message>
        <source>Fetching the schema...</source>
        <translation>جارٍ جلب المخطط...</translation>
    </message>
    <message numerus="yes">
        <source>%n description(s)</source>
        <translation>
            <numerusform>لا أوصاف</numerusform>
            <numerusform>وصف واحد</numerusform>
            <numerusform>وصفان</numerusform>
            <numerusform>‏%n أوصاف</numerusform>
            <numerusform>‏%n وصفًا</numerusform>
            <numerusform>‏%n وصف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n schema(s)</source>
        <translation>
            <numerusform>لا مخططات</numerusform>
            <numerusform>مخطط واحد</numerusform>
            <numerusform>مخططان</numerusform>
            <numerusform>‏%n مخططات</numerusform>
            <numerusform>‏%n مخططًا</numerusform>
            <numerusform>‏%n مخطط</numerusform>
        </translation>
    </message>
    <message>
        <source>Describes what the API can do. Fetched automatically.</source>
        <translation>يصف ما يمكن لواجهة API فعله. يُجلب تلقائيًا.</translation>
    </message>
    <message>
        <source>Make a tool</source>
        <translation>إنشاء أداة</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>لا أدوات</numerusform>
            <numerusform>أداة واحدة</numerusform>
            <numerusform>أداتان</numerusform>
            <numerusform>‏%n أدوات</numerusform>
            <numerusform>‏%n أداة</numerusform>
            <numerusform>‏%n أداة</numerusform>
        </translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>تجربتها</translation>
    </message>
    <message>
        <source>First call succeeded.</source>
        <translation>نجح أول استدعاء.</translation>
    </message>
    <message>
        <source>Test it before your agents do.</source>
        <translation>اختبرها قبل أن يستخدمها وكلاؤك.</translation>
    </message>
    <message>
        <source>Add Tooltray to your agent&apos;s settings.</source>
        <translation>أضف Tooltray إلى إعدادات وكيلك.</translation>
    </message>
    <message>
        <source>A client has connected before.</source>
        <translation>سبق أن اتصل عميل.</translation>
    </message>
    <message>
        <source>Add an endpoint</source>
        <translation>إضافة نقطة نهاية</translation>
    </message>
    <message>
        <source>Pick fields or operations. Each becomes a tool.</source>
        <translation>اختر حقولًا أو عمليات. يصبح كل منها أداة.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ImportDialog</name>
    <message>
        <source>Import tools</source>
        <translation>استيراد أدوات</translation>
    </message>
    <message>
        <source>&amp;Choose file...</source>
        <translation>اختيار ملف...</translation>
    </message>
    <message>
        <source>On &amp;name conflict</source>
        <translation>عند تعارض الأسماء</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>تخطي</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>إعادة تسمية</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>استبدال</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>استيراد</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>Choose...</source>
        <translation>اختيار...</translation>
    </message>
    <message>
        <source>Endpoint for %1</source>
        <extracomment>%1 is the name of an endpoint that tools of a file use</extracomment>
        <translation>نقطة النهاية للاسم ‎%1‎</translation>
    </message>
    <message>
        <source>included: another tool needs it</source>
        <translation>مضمّنة: تحتاج إليها أداة أخرى</translation>
    </message>
    <message>
        <source>already exists, kept</source>
        <translation>موجودة، تبقى</translation>
    </message>
    <message>
        <source>replaces the existing tool</source>
        <translation>تستبدل الأداة الموجودة</translation>
    </message>
    <message>
        <source>new, as %1</source>
        <extracomment>%1 is the name that a tool gets</extracomment>
        <translation>جديدة، باسم ‎%1‎</translation>
    </message>
    <message>
        <source>new</source>
        <translation>جديدة</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>لصق</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>نص ملصق</translation>
    </message>
    <message>
        <source>%1 (line %2)</source>
        <extracomment>%1 is a sentence that says what is wrong</extracomment>
        <translation>‏‎%1‎ (السطر ‎%2‎)</translation>
    </message>
    <message>
        <source>Pack of tools</source>
        <translation>حزمة أدوات</translation>
    </message>
    <message>
        <source>GraphQL schema</source>
        <translation>مخطط GraphQL</translation>
    </message>
    <message>
        <source>GraphQL document</source>
        <translation>مستند GraphQL</translation>
    </message>
    <message>
        <source>Introspection result</source>
        <translation>نتيجة استبطان</translation>
    </message>
    <message>
        <source>cURL command</source>
        <translation>أمر cURL</translation>
    </message>
    <message>
        <source>Postman collection</source>
        <translation>مجموعة Postman</translation>
    </message>
    <message>
        <source>Insomnia collection</source>
        <translation>مجموعة Insomnia</translation>
    </message>
    <message>
        <source>Altair collection</source>
        <translation>مجموعة Altair</translation>
    </message>
    <message>
        <source>Bruno collection</source>
        <translation>مجموعة Bruno</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is what kind of file it is, %2 its name</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>(%n type(s))</source>
        <translation>
            <numerusform>(%n نوع)</numerusform>
            <numerusform>(نوع واحد)</numerusform>
            <numerusform>(نوعان)</numerusform>
            <numerusform>(%n أنواع)</numerusform>
            <numerusform>(%n نوعًا)</numerusform>
            <numerusform>(%n نوع)</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1</source>
        <extracomment>Adds an endpoint; %1 is its address</extracomment>
        <translation>إضافة ‎%1‎</translation>
    </message>
    <message>
        <source>Endpoint of the schema</source>
        <translation>نقطة نهاية المخطط</translation>
    </message>
    <message>
        <source>Replaced the endpoint&apos;s schema.</source>
        <extracomment>What an import did</extracomment>
        <translation>استُبدل مخطط نقطة النهاية.</translation>
    </message>
    <message>
        <source>Imported: %1 new, %2 replaced, %3 renamed; %4 skipped.</source>
        <translation>تم الاستيراد: ‎%1‎ جديدة، ‎%2‎ مستبدلة، ‎%3‎ أعيدت تسميتها؛ ‎%4‎ متخطّاة.</translation>
    </message>
    <message>
        <source>Drop a file, choose one, or paste text</source>
        <translation>أفلت ملفًا أو اختره، أو الصق نصًا</translation>
    </message>
    <message>
        <source>Built-in pac&amp;ks</source>
        <extracomment>Opens a list of packs of tools</extracomment>
        <translation>الحزم المدمجة</translation>
    </message>
    <message>
        <source>Choose a pack that comes with Tooltray</source>
        <translation>اختيار حزمة تأتي مع Tooltray</translation>
    </message>
    <message>
        <source>Add endpoint...</source>
        <translation>إضافة نقطة نهاية...</translation>
    </message>
    <message>
        <source>blocked, see above</source>
        <extracomment>What happens to a tool of an import: nothing, for a reason that the message above the list gives</extracomment>
        <translation>محظورة، انظر أعلاه</translation>
    </message>
    <message>
        <source>A tool pack, GraphQL, a cURL command, a HAR file, or a Postman, Insomnia, Altair or Bruno collection. You review its content before anything changes.</source>
        <translation>حزمة أدوات أو GraphQL أو أمر cURL أو ملف HAR أو مجموعة من Postman أو Insomnia أو Altair أو Bruno. تراجع محتواها قبل أن يتغير أي شيء.</translation>
    </message>
    <message>
        <source>Supported files (*.json *.graphql *.graphqls *.gql *.agc *.agx *.bru *.har *.http *.rest *.yaml *.yml *.txt)</source>
        <translation>الملفات المدعومة (*.json *.graphql *.graphqls *.gql *.agc *.agx *.bru *.har *.http *.rest *.yaml *.yml *.txt)</translation>
    </message>
    <message>
        <source>Recorded session (HAR)</source>
        <translation>جلسة مسجلة (HAR)</translation>
    </message>
    <message>
        <source>HTTP request file</source>
        <translation>ملف طلبات HTTP</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ImportList</name>
    <message>
        <source>What can be imported</source>
        <translation>ما يمكن استيراده</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>الأداة</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>الإجراء</translation>
    </message>
    <message>
        <source>cannot be imported</source>
        <translation>لا يمكن استيرادها</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::InlineMessage</name>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::InlineOffer</name>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>إخفاء</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::JsonDiffModel</name>
    <message numerus="yes">
        <source>%n equal line(s)</source>
        <translation>
            <numerusform>‏%n سطر متطابق</numerusform>
            <numerusform>سطر متطابق واحد</numerusform>
            <numerusform>سطران متطابقان</numerusform>
            <numerusform>‏%n أسطر متطابقة</numerusform>
            <numerusform>‏%n سطرًا متطابقًا</numerusform>
            <numerusform>‏%n سطر متطابق</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed from %1 to %2</source>
        <translation>تغيّر من ‎%1‎ إلى ‎%2‎</translation>
    </message>
    <message>
        <source>Only on the left: %1</source>
        <translation>على اليسار فقط: ‎%1‎</translation>
    </message>
    <message>
        <source>Only on the right: %1</source>
        <translation>على اليمين فقط: ‎%1‎</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::JsonFieldEditor</name>
    <message>
        <source>Not valid JSON: %1</source>
        <translation>ليس JSON صالحًا: ‎%1‎</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::JsonImagePane</name>
    <message>
        <source>Image of %1 × %2 pixels</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>صورة بقياس ‎%1‎‏ × ‎%2‎ بكسل</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::JsonTablePane</name>
    <message>
        <source>JSON as a table</source>
        <translation>‏JSON كجدول</translation>
    </message>
    <message>
        <source>List that is shown</source>
        <translation>القائمة المعروضة</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>‏%n صف</numerusform>
            <numerusform>صف واحد</numerusform>
            <numerusform>صفّان</numerusform>
            <numerusform>‏%n صفوف</numerusform>
            <numerusform>‏%n صفًّا</numerusform>
            <numerusform>‏%n صف</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::JsonTreeModel</name>
    <message>
        <source>[%1 … %2]</source>
        <extracomment>Positions in a long list, from the first to the last of a part of it</extracomment>
        <translation>[%1 … %2]</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Of a row of JSON, as it is read aloud: name and value</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>القيمة</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::JsonTreePane</name>
    <message>
        <source>JSON as a tree</source>
        <translation>‏JSON كشجرة</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::JsonView</name>
    <message>
        <source>Text</source>
        <extracomment>The ways to look at an answer</extracomment>
        <translation>نص</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>شجرة</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>جدول</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>نسخ الكل</translation>
    </message>
    <message>
        <source>More</source>
        <translation>المزيد</translation>
    </message>
    <message>
        <source>Copy value</source>
        <translation>نسخ القيمة</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>نسخ المسار</translation>
    </message>
    <message>
        <source>Expand to level</source>
        <translation>فتح المستويات</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>طي الكل</translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>‏%n مستوى</numerusform>
            <numerusform>مستوى واحد</numerusform>
            <numerusform>مستويان</numerusform>
            <numerusform>‏%n مستويات</numerusform>
            <numerusform>‏%n مستوى</numerusform>
            <numerusform>‏%n مستوى</numerusform>
        </translation>
    </message>
    <message>
        <source>Format</source>
        <translation>تنسيق</translation>
    </message>
    <message>
        <source>Wrap lines</source>
        <translation>التفاف الأسطر</translation>
    </message>
    <message>
        <source>Save...</source>
        <translation>حفظ...</translation>
    </message>
    <message>
        <source>JSON as text</source>
        <translation>‏JSON كنص</translation>
    </message>
    <message>
        <source>Nothing to show yet.</source>
        <translation>لا شيء لعرضه بعد.</translation>
    </message>
    <message>
        <source>This is not valid JSON. Line %1, column %2: %3</source>
        <translation>هذا ليس JSON صالحًا. السطر ‎%1‎، العمود ‎%2‎‏: ‎%3‎</translation>
    </message>
    <message>
        <source>Very long lines are wrapped.</source>
        <translation>تُلفّ الأسطر الطويلة جدًا.</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>بحث</translation>
    </message>
    <message>
        <source>Open in another program</source>
        <translation>فتح في برنامج آخر</translation>
    </message>
    <message>
        <source>Too large: only the beginning is shown. Save it or open it in another app to see the rest.</source>
        <translation>أكبر من أن يُعرض كله: تُعرض بدايته فقط. احفظه أو افتحه في تطبيق آخر لرؤية الباقي.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::KeychainBanner</name>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Secrets are saved in the system keychain.</source>
        <translation>تُحفظ الأسرار في سلسلة مفاتيح النظام.</translation>
    </message>
    <message>
        <source>The system keychain is unavailable. Keep the secret in memory for this session, or read it from an environment variable.</source>
        <translation>سلسلة مفاتيح النظام غير متاحة. احتفظ بالسر في الذاكرة لهذه الجلسة، أو اقرأه من متغير بيئة.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::LeaveDialog</name>
    <message>
        <source>Switch workspace</source>
        <translation>تبديل مساحة العمل</translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved draft(s) in the workspace %1.</source>
        <translation>
            <numerusform>لا مسودات غير محفوظة في مساحة العمل ‎%1‎.</numerusform>
            <numerusform>مسودة واحدة غير محفوظة في مساحة العمل ‎%1‎.</numerusform>
            <numerusform>مسودتان غير محفوظتين في مساحة العمل ‎%1‎.</numerusform>
            <numerusform>‏%n مسودات غير محفوظة في مساحة العمل ‎%1‎.</numerusform>
            <numerusform>‏%n مسودة غير محفوظة في مساحة العمل ‎%1‎.</numerusform>
            <numerusform>‏%n مسودة غير محفوظة في مساحة العمل ‎%1‎.</numerusform>
        </translation>
    </message>
    <message>
        <source>(new)</source>
        <translation>(جديد)</translation>
    </message>
    <message>
        <source>Drafts are kept and offered again when you return to this workspace.</source>
        <translation>تُحفظ المسودات وتُعرض عليك مجددًا عند عودتك إلى مساحة العمل هذه.</translation>
    </message>
    <message>
        <source>&amp;Keep drafts and switch</source>
        <translation>الاحتفاظ بالمسودات والتبديل</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::LimitsForm</name>
    <message>
        <source>Time and retries</source>
        <translation>الوقت وإعادة المحاولة</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>المعدل</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>الشبكة</translation>
    </message>
    <message>
        <source>Connect timeout</source>
        <translation>مهلة الاتصال</translation>
    </message>
    <message>
        <source>Response timeout</source>
        <translation>مهلة الرد</translation>
    </message>
    <message>
        <source>Retries</source>
        <translation>مرات إعادة المحاولة</translation>
    </message>
    <message>
        <source>Initial delay</source>
        <translation>التأخير الأول</translation>
    </message>
    <message>
        <source>Max delay</source>
        <translation>أقصى تأخير</translation>
    </message>
    <message>
        <source>Requests per minute</source>
        <translation>الطلبات في الدقيقة</translation>
    </message>
    <message>
        <source>Concurrent requests</source>
        <translation>الطلبات المتزامنة</translation>
    </message>
    <message>
        <source>Queue length</source>
        <translation>طول قائمة الانتظار</translation>
    </message>
    <message>
        <source>Max response</source>
        <translation>أقصى حجم للرد</translation>
    </message>
    <message>
        <source>Max depth</source>
        <translation>أقصى عمق</translation>
    </message>
    <message>
        <source>Max fields</source>
        <translation>أقصى عدد للحقول</translation>
    </message>
    <message>
        <source>Max complexity</source>
        <translation>أقصى تعقيد</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>الخادم الوسيط</translation>
    </message>
    <message>
        <source>Certificate authorities</source>
        <translation>سلطات الشهادات</translation>
    </message>
    <message>
        <source>Client certificate</source>
        <translation>شهادة العميل</translation>
    </message>
    <message>
        <source>Certificate key</source>
        <translation>مفتاح الشهادة</translation>
    </message>
    <message>
        <source> s</source>
        <extracomment>Seconds, behind a number</extracomment>
        <translation> ث</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>بلا حد</translation>
    </message>
    <message>
        <source>None</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source> MiB</source>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Verify server certificate</source>
        <translation>التحقق من شهادة الخادم</translation>
    </message>
    <message>
        <source>PEM files (*.pem *.crt *.cer *.key)</source>
        <translation>ملفات PEM (*.pem *.crt *.cer *.key)</translation>
    </message>
    <message>
        <source>In addition to system CAs</source>
        <translation>إضافةً إلى سلطات النظام</translation>
    </message>
    <message>
        <source>Per call, including all steps and pages</source>
        <translation>لكل استدعاء، بجميع خطواته وصفحاته</translation>
    </message>
    <message>
        <source>Requests per call</source>
        <translation>الطلبات في الاستدعاء</translation>
    </message>
    <message>
        <source>Items per call</source>
        <translation>العناصر في الاستدعاء</translation>
    </message>
    <message>
        <source>Time per call</source>
        <translation>الوقت للاستدعاء</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ListEditor</name>
    <message>
        <source>Add</source>
        <translation>إضافة</translation>
    </message>
    <message>
        <source>Move element %1 up</source>
        <translation>نقل العنصر ‎%1‎ إلى أعلى</translation>
    </message>
    <message>
        <source>Move element %1 down</source>
        <translation>نقل العنصر ‎%1‎ إلى أسفل</translation>
    </message>
    <message>
        <source>Remove element %1</source>
        <translation>إزالة العنصر ‎%1‎</translation>
    </message>
    <message>
        <source>%1, element %2</source>
        <translation>‏‎%1‎، العنصر ‎%2‎</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ListPane</name>
    <message>
        <source>Clear filter</source>
        <translation>مسح التصفية</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>In an empty field: what it does, and the keys that lead there</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ListenSettings</name>
    <message>
        <source>&amp;Port</source>
        <translation>المنفذ</translation>
    </message>
    <message>
        <source>Rea&amp;chable from</source>
        <translation>إمكانية الوصول من</translation>
    </message>
    <message>
        <source>Other host &amp;names</source>
        <translation>أسماء مضيف أخرى</translation>
    </message>
    <message>
        <source>Allowed &amp;web origins</source>
        <translation>المصادر (origins) المسموح بها</translation>
    </message>
    <message>
        <source>&amp;Max connections</source>
        <translation>أقصى عدد للاتصالات</translation>
    </message>
    <message>
        <source>Max request si&amp;ze</source>
        <translation>أقصى حجم للطلب</translation>
    </message>
    <message>
        <source>Host names other than localhost, with or without a port</source>
        <translation>أسماء مضيف غير localhost، بمنفذ أو من دونه</translation>
    </message>
    <message>
        <source>Origins of web pages that may call; programs other than browsers need none</source>
        <translation>مصادر (origins) صفحات الويب التي يجوز لها الاستدعاء؛ البرامج غير المتصفحات لا تحتاج إليها</translation>
    </message>
    <message>
        <source> MiB</source>
        <extracomment>Behind a number: megabytes</extracomment>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Applied immediately; the server restarts briefly. Every client needs a token. Add the name or address by which other computers reach this one to the host names.</source>
        <translation>يسري فورًا؛ ويُعاد تشغيل الخادم للحظة. يحتاج كل عميل إلى رمز. أضف إلى أسماء المضيف الاسم أو العنوان الذي تصل به الحواسيب الأخرى إلى هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Connect a client...</source>
        <translation>توصيل عميل...</translation>
    </message>
    <message>
        <source>Open to the network</source>
        <translation>إتاحته للشبكة</translation>
    </message>
    <message>
        <source>Keep as is</source>
        <translation>إبقاؤه كما هو</translation>
    </message>
    <message>
        <source>Any computer on the network that has a token could then call your tools. Traffic is not encrypted and can be read on the way.</source>
        <translation>عندها يمكن لأي حاسوب في الشبكة لديه رمز استدعاء أدواتك. البيانات المتبادلة غير مشفّرة ويمكن قراءتها في الطريق.</translation>
    </message>
    <message>
        <source>This computer only</source>
        <translation>هذا الحاسوب فقط</translation>
    </message>
    <message>
        <source>All computers on the network</source>
        <translation>كل الحواسيب في الشبكة</translation>
    </message>
    <message>
        <source>given on the command line</source>
        <translation>محدد في سطر الأوامر</translation>
    </message>
    <message>
        <source>set in the configuration file</source>
        <translation>مضبوط في ملف الإعداد</translation>
    </message>
    <message>
        <source>The server is now at %1.</source>
        <translation>الخادم الآن على ‎%1‎.</translation>
    </message>
    <message>
        <source>The server is now at %1. Update these clients: %2.</source>
        <translation>الخادم الآن على ‎%1‎. حدّث هؤلاء العملاء: ‎%2‎.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::LogBar</name>
    <message>
        <source>Filtering...</source>
        <translation>جارٍ التصفية...</translation>
    </message>
    <message>
        <source>%1 of %2 calls</source>
        <extracomment>Calls that pass the filter, of all</extracomment>
        <translation>‏‎%1‎ من ‎%2‎ استدعاء</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s)</source>
        <translation>
            <numerusform>‏%n استدعاء</numerusform>
            <numerusform>‏%n استدعاء</numerusform>
            <numerusform>‏%n استدعاء</numerusform>
            <numerusform>‏%n استدعاءات</numerusform>
            <numerusform>‏%n استدعاءً</numerusform>
            <numerusform>‏%n استدعاء</numerusform>
        </translation>
    </message>
    <message>
        <source>There can be at most %1 filter buttons. Remove one first, from its menu.</source>
        <translation>يمكن أن يوجد ‎%1‎ من أزرار التصفية. أزل أحدها أولًا من قائمته.</translation>
    </message>
    <message>
        <source>Removed the button %1.</source>
        <translation>أُزيل الزر ‎%1‎.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::LogCommands</name>
    <message>
        <source>The request has no GraphQL operation.</source>
        <translation>لا يحتوي الطلب على عملية GraphQL.</translation>
    </message>
    <message>
        <source>Export calls</source>
        <translation>تصدير الاستدعاءات</translation>
    </message>
    <message>
        <source>HTTP archive (*.har)</source>
        <translation>أرشيف HTTP (*.har)</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation>JSON lines (*.jsonl)</translation>
    </message>
    <message numerus="yes">
        <source>Copy the command with the secret of %1? Anyone who reads the clipboard can use it. It is cleared after %n second(s).</source>
        <translation>
            <numerusform>هل تريد نسخ الأمر وفيه سر ‎%1‎؟ يمكن لكل من يقرأ الحافظة استخدامه. ويُزال منها بعد %n ثانية.</numerusform>
            <numerusform>هل تريد نسخ الأمر وفيه سر ‎%1‎؟ يمكن لكل من يقرأ الحافظة استخدامه. ويُزال منها بعد ثانية واحدة.</numerusform>
            <numerusform>هل تريد نسخ الأمر وفيه سر ‎%1‎؟ يمكن لكل من يقرأ الحافظة استخدامه. ويُزال منها بعد ثانيتين.</numerusform>
            <numerusform>هل تريد نسخ الأمر وفيه سر ‎%1‎؟ يمكن لكل من يقرأ الحافظة استخدامه. ويُزال منها بعد %n ثوانٍ.</numerusform>
            <numerusform>هل تريد نسخ الأمر وفيه سر ‎%1‎؟ يمكن لكل من يقرأ الحافظة استخدامه. ويُزال منها بعد %n ثانية.</numerusform>
            <numerusform>هل تريد نسخ الأمر وفيه سر ‎%1‎؟ يمكن لكل من يقرأ الحافظة استخدامه. ويُزال منها بعد %n ثانية.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy with secrets</source>
        <translation>نسخ مع الأسرار</translation>
    </message>
    <message>
        <source>Command with secret copied.</source>
        <translation>نُسخ الأمر مع السر.</translation>
    </message>
    <message>
        <source>Delete all calls from the log and its files? This cannot be undone. Pinned calls stay.</source>
        <translation>هل تريد حذف كل الاستدعاءات من السجل وملفاته؟ لا يمكن التراجع عن ذلك. تبقى الاستدعاءات المثبّتة.</translation>
    </message>
    <message>
        <source>Delete every call with %1 from the log and its files? This cannot be undone. Pinned calls stay.</source>
        <translation>هل تريد حذف كل استدعاء مطابق لـ ‎%1‎ من السجل وملفاته؟ لا يمكن التراجع عن ذلك. تبقى الاستدعاءات المثبّتة.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message numerus="yes">
        <source>Deleted %n call(s).</source>
        <translation>
            <numerusform>لم تُحذف استدعاءات.</numerusform>
            <numerusform>حُذف استدعاء واحد.</numerusform>
            <numerusform>حُذف استدعاءان.</numerusform>
            <numerusform>حُذفت %n استدعاءات.</numerusform>
            <numerusform>حُذف %n استدعاءً.</numerusform>
            <numerusform>حُذف %n استدعاء.</numerusform>
        </translation>
    </message>
    <message>
        <source>Command copied.</source>
        <translation>نُسخ الأمر.</translation>
    </message>
    <message>
        <source>Operation copied.</source>
        <translation>نُسخت العملية.</translation>
    </message>
    <message>
        <source>Response copied.</source>
        <translation>نُسخ الرد.</translation>
    </message>
    <message numerus="yes">
        <source>Exported %n call(s) to %1.</source>
        <extracomment>%1 is the path of a file</extracomment>
        <translation>
            <numerusform>لم تُصدَّر استدعاءات إلى ‎%1‎.</numerusform>
            <numerusform>صُدِّر استدعاء واحد إلى ‎%1‎.</numerusform>
            <numerusform>صُدِّر استدعاءان إلى ‎%1‎.</numerusform>
            <numerusform>صُدِّرت %n استدعاءات إلى ‎%1‎.</numerusform>
            <numerusform>صُدِّر %n استدعاءً إلى ‎%1‎.</numerusform>
            <numerusform>صُدِّر %n استدعاء إلى ‎%1‎.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::LogDetail</name>
    <message>
        <source>Call</source>
        <translation>الاستدعاء</translation>
    </message>
    <message>
        <source>Call details</source>
        <translation>تفاصيل الاستدعاء</translation>
    </message>
    <message>
        <source>Call timing</source>
        <translation>أزمنة الاستدعاء</translation>
    </message>
    <message>
        <source>Note about the call</source>
        <translation>ملاحظة عن الاستدعاء</translation>
    </message>
    <message>
        <source>Notes about this call</source>
        <translation>ملاحظات عن هذا الاستدعاء</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Shown request</source>
        <translation>الطلب المعروض</translation>
    </message>
    <message>
        <source>The call had no arguments.</source>
        <translation>لم تكن للاستدعاء وسائط.</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>نظرة عامة</translation>
    </message>
    <message>
        <source>MCP request</source>
        <translation>طلب MCP</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>الوسائط</translation>
    </message>
    <message>
        <source>MCP result</source>
        <translation>نتيجة MCP</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Upstream request</source>
        <extracomment>Of what went to the endpoint</extracomment>
        <translation>الطلب إلى نقطة النهاية</translation>
    </message>
    <message>
        <source>Upstream response</source>
        <extracomment>Of what came from the endpoint</extracomment>
        <translation>الرد من نقطة النهاية</translation>
    </message>
    <message>
        <source>Timing</source>
        <translation>التوقيت</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>الملاحظات</translation>
    </message>
    <message>
        <source>The call is still running.</source>
        <translation>ما زال الاستدعاء قيد التنفيذ.</translation>
    </message>
    <message>
        <source>The call had no result.</source>
        <translation>لم تكن للاستدعاء نتيجة.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::LogEntrySource</name>
    <message>
        <source>Call</source>
        <extracomment>Beside an entry of the palette: what kind of thing it is</extracomment>
        <translation>استدعاء</translation>
    </message>
    <message>
        <source>#%1 %2</source>
        <extracomment>A call of the log: its number and what came of it</extracomment>
        <translation>#%1 %2</translation>
    </message>
    <message>
        <source>Call #%1</source>
        <translation>الاستدعاء ‎#%1‎</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::LogPage</name>
    <message>
        <source>That call is no longer in the log.</source>
        <translation>لم يعد ذلك الاستدعاء في السجل.</translation>
    </message>
    <message>
        <source>No calls yet</source>
        <translation>لا توجد استدعاءات بعد</translation>
    </message>
    <message>
        <source>Calls appear here as they happen. Connect a client or try a tool.</source>
        <translation>تظهر الاستدعاءات هنا فور حدوثها. وصّل عميلًا أو جرّب أداة.</translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>مسح التصفية</translation>
    </message>
    <message>
        <source>Show them</source>
        <extracomment>Shows the calls again that were cleared from the list</extracomment>
        <translation>إظهارها</translation>
    </message>
    <message>
        <source>No call matches the filter</source>
        <translation>لا استدعاء يطابق التصفية</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) are hidden.</source>
        <translation>
            <numerusform>لا تخفي استدعاءات.</numerusform>
            <numerusform>تخفي استدعاءً واحدًا.</numerusform>
            <numerusform>تخفي استدعاءين.</numerusform>
            <numerusform>تخفي %n استدعاءات.</numerusform>
            <numerusform>تخفي %n استدعاءً.</numerusform>
            <numerusform>تخفي %n استدعاء.</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter by %1</source>
        <extracomment>In the menu of a cell of the log; %1 is what it says, as a filter</extracomment>
        <translation>تصفية حسب ‎%1‎</translation>
    </message>
    <message>
        <source>Exclude %1</source>
        <extracomment>In the menu of a cell of the log; %1 is what it says, as a filter</extracomment>
        <translation>استبعاد ‎%1‎</translation>
    </message>
    <message numerus="yes">
        <source>Cleared %n call(s) from view. They are still in the log.</source>
        <extracomment>After the list of calls was emptied</extracomment>
        <translation>
            <numerusform>لا استدعاءات محجوبة عن العرض. والسجل يحتفظ بها كلها.</numerusform>
            <numerusform>استدعاء واحد محجوب عن العرض. وما زال في السجل.</numerusform>
            <numerusform>استدعاءان محجوبان عن العرض. وما زالا في السجل.</numerusform>
            <numerusform>‏%n استدعاءات محجوبة عن العرض. وما زالت في السجل.</numerusform>
            <numerusform>‏%n استدعاءً محجوبًا عن العرض. وما زالت في السجل.</numerusform>
            <numerusform>‏%n استدعاء محجوب عن العرض. وما زالت في السجل.</numerusform>
        </translation>
    </message>
    <message>
        <source>No calls since the list was cleared</source>
        <translation>لا استدعاءات منذ إخلاء القائمة</translation>
    </message>
    <message>
        <source>New calls appear here. Earlier ones are still in the log.</source>
        <translation>تظهر الاستدعاءات الجديدة هنا. والسابقة ما زالت في السجل.</translation>
    </message>
    <message>
        <source>Try a tool</source>
        <translation>تجربة أداة</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::LogSettings</name>
    <message>
        <source>&amp;Calls in memory</source>
        <translation>الاستدعاءات في الذاكرة</translation>
    </message>
    <message>
        <source>&amp;Days on disk</source>
        <translation>الأيام على القرص</translation>
    </message>
    <message>
        <source>M&amp;ax size on disk</source>
        <translation>أقصى حجم على القرص</translation>
    </message>
    <message>
        <source>B&amp;ody size in memory</source>
        <translation>حجم المتن في الذاكرة</translation>
    </message>
    <message>
        <source>Also &amp;mask fields</source>
        <translation>حجب هذه الحقول أيضًا</translation>
    </message>
    <message>
        <source> days</source>
        <extracomment>Behind a number</extracomment>
        <translation> يوم</translation>
    </message>
    <message>
        <source> MiB</source>
        <extracomment>Behind a number: mebibytes</extracomment>
        <translation> MiB</translation>
    </message>
    <message>
        <source> KiB</source>
        <extracomment>Behind a number: kibibytes</extracomment>
        <translation> KiB</translation>
    </message>
    <message>
        <source>Lowering a limit deletes older calls immediately. Known secrets and fields such as Authorization or password are always masked. Names added here mask headers, members and parameters of future calls, in any spelling.</source>
        <translation>يؤدي خفض حد إلى حذف الاستدعاءات الأقدم فورًا. تُحجب دائمًا الأسرار المعروفة والحقول مثل Authorization أو password. والأسماء المضافة هنا تحجب الترويسات والأعضاء والمعاملات في الاستدعاءات القادمة، بأي كتابة.</translation>
    </message>
    <message>
        <source>Calls with large responses count as several</source>
        <translation>الاستدعاءات ذات الردود الكبيرة تُحسب عدة استدعاءات</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::LogTable</name>
    <message>
        <source>Calls</source>
        <translation>الاستدعاءات</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <extracomment>On a button that leads to the newest calls</extracomment>
        <translation>
            <numerusform>‏%n جديد</numerusform>
            <numerusform>‏%n جديد</numerusform>
            <numerusform>‏%n جديد</numerusform>
            <numerusform>‏%n جديدة</numerusform>
            <numerusform>‏%n جديدًا</numerusform>
            <numerusform>‏%n جديد</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to the newest calls</source>
        <translation>الانتقال إلى أحدث الاستدعاءات</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::LogToolCommands</name>
    <message>
        <source>Example %1</source>
        <translation>المثال %1</translation>
    </message>
    <message>
        <source>Save an example of %1</source>
        <translation>حفظ مثال للأداة ‎%1‎</translation>
    </message>
    <message>
        <source>Saved as “%1” of %2.</source>
        <extracomment>%1 is the name of an example, %2 that of a tool</extracomment>
        <translation>حُفظ باسم «‎%1‎» في ‎%2‎.</translation>
    </message>
    <message>
        <source>Open tool</source>
        <translation>فتح الأداة</translation>
    </message>
    <message>
        <source>#%1 %2, %3</source>
        <extracomment>Heading over the result of a call: its number, what it called and when</extracomment>
        <translation>#%1 %2، %3</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::MainWindow</name>
    <message>
        <source>No app can open the folder %1.</source>
        <translation>لا يوجد برنامج لفتح المجلد ‎%1‎.</translation>
    </message>
    <message>
        <source>%1 - Tooltray</source>
        <extracomment>Title of the window; %1 is the name of a workspace</extracomment>
        <translation>%1 – Tooltray</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::MapEditor</name>
    <message>
        <source>Add</source>
        <translation>إضافة</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>%1, name</source>
        <translation>‏‎%1‎، الاسم</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>إزالة ‎%1‎</translation>
    </message>
    <message>
        <source>%1, value</source>
        <translation>‏‎%1‎، القيمة</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::MappingEditor</name>
    <message>
        <source>Label</source>
        <translation>التسمية</translation>
    </message>
    <message>
        <source>Sent value</source>
        <translation>القيمة المرسلة</translation>
    </message>
    <message>
        <source>Labels and their values</source>
        <translation>التسميات وقيمها</translation>
    </message>
    <message>
        <source>Add label</source>
        <translation>إضافة تسمية</translation>
    </message>
    <message>
        <source>An argument that uses this mapping takes a label or a value; the API gets the value.</source>
        <translation>يقبل الوسيط الذي يستخدم هذا الربط تسمية أو قيمة؛ وتتلقى الواجهة القيمة.</translation>
    </message>
    <message>
        <source>Every value needs a label.</source>
        <translation>تحتاج كل قيمة إلى تسمية.</translation>
    </message>
    <message>
        <source>The label %1 is used twice.</source>
        <translation>التسمية ‎%1‎ مكررة.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::MoveToolsDialog</name>
    <message>
        <source>Move tools</source>
        <translation>نقل الأدوات</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) would not work at %1.</source>
        <translation>
            <numerusform>لا أدوات ستتعطل عند ‎%1‎.</numerusform>
            <numerusform>لن تعمل أداة واحدة عند ‎%1‎.</numerusform>
            <numerusform>لن تعمل أداتان عند ‎%1‎.</numerusform>
            <numerusform>لن تعمل %n أدوات عند ‎%1‎.</numerusform>
            <numerusform>لن تعمل %n أداة عند ‎%1‎.</numerusform>
            <numerusform>لن تعمل %n أداة عند ‎%1‎.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not known yet whether these work at %1.</source>
        <translation>لا يُعرف بعد هل تعمل هذه عند ‎%1‎.</translation>
    </message>
    <message>
        <source>Checked tools are moved and can be fixed there. The others stay where they are.</source>
        <translation>تُنقل الأدوات المحددة ويمكن إصلاحها هناك. وتبقى البقية في مكانها.</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>الأداة</translation>
    </message>
    <message>
        <source>At the new endpoint</source>
        <translation>في نقطة النهاية الجديدة</translation>
    </message>
    <message>
        <source>Tools that may not work there</source>
        <translation>أدوات قد لا تعمل هناك</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Move %n tool(s)</source>
        <translation>
            <numerusform>نقل %n أداة</numerusform>
            <numerusform>نقل أداة واحدة</numerusform>
            <numerusform>نقل أداتين</numerusform>
            <numerusform>نقل %n أدوات</numerusform>
            <numerusform>نقل %n أداة</numerusform>
            <numerusform>نقل %n أداة</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>نقل</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::NameFilterPopup</name>
    <message>
        <source>&amp;Name of the button:</source>
        <extracomment>Of a button that filters the log</extracomment>
        <translation>اسم الزر:</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <extracomment>Makes the button</extracomment>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Save filter as a button</source>
        <translation>حفظ التصفية كزر</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::NavigationRail</name>
    <message>
        <source>Pages</source>
        <translation>الصفحات</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::NestedTableModel</name>
    <message>
        <source>Nothing yet</source>
        <extracomment>In a row that others are to stand in</extracomment>
        <translation>لا شيء بعد</translation>
    </message>
    <message>
        <source>%1, level %2</source>
        <extracomment>A row of a table that stands in others, and how deep</extracomment>
        <translation>‏‎%1‎، المستوى ‎%2‎</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::NewEndpointSettings</name>
    <message>
        <source>Defaults for new endpoints. Existing ones stay unchanged, and each can differ on its own page.</source>
        <translation>القيم الافتراضية لنقاط النهاية الجديدة. تبقى النقاط الموجودة من دون تغيير، ويمكن لكل منها أن تختلف في صفحتها.</translation>
    </message>
    <message>
        <source>&amp;Connect timeout</source>
        <translation>مهلة الاتصال</translation>
    </message>
    <message>
        <source>Response timeo&amp;ut</source>
        <translation>مهلة الرد</translation>
    </message>
    <message>
        <source>Re&amp;try up to</source>
        <translation>إعادة المحاولة حتى</translation>
    </message>
    <message>
        <source>Max response si&amp;ze</source>
        <translation>أقصى حجم للرد</translation>
    </message>
    <message>
        <source>Concurrent re&amp;quests</source>
        <translation>الطلبات المتزامنة</translation>
    </message>
    <message>
        <source> s</source>
        <extracomment>Behind a number: seconds</extracomment>
        <translation> ث</translation>
    </message>
    <message>
        <source> times</source>
        <extracomment>Behind a number of retries</extracomment>
        <translation> مرات</translation>
    </message>
    <message>
        <source> MiB</source>
        <extracomment>Behind a number: mebibytes</extracomment>
        <translation> MiB</translation>
    </message>
    <message>
        <source>C&amp;hanges</source>
        <translation>التغييرات</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ObjectEditor</name>
    <message>
        <source>Disca&amp;rd</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <extracomment>Answer when somebody else changed what is being edited</extracomment>
        <translation>الإبقاء على نسختي</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <extracomment>Answer when somebody else changed what is being edited</extracomment>
        <translation>أخذ النسخة الأخرى</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::OfferSettings</name>
    <message>
        <source>&amp;Tool list</source>
        <translation>قائمة الأدوات</translation>
    </message>
    <message>
        <source>&amp;Max tools listed</source>
        <translation>الحد الأقصى للأدوات المدرجة</translation>
    </message>
    <message>
        <source>&amp;Largest result</source>
        <translation>أقصى حجم للنتيجة</translation>
    </message>
    <message>
        <source>Keep &amp;context set by agents</source>
        <translation>مدة بقاء السياق الذي يضبطه الوكلاء</translation>
    </message>
    <message>
        <source>Built-in tools</source>
        <translation>الأدوات المدمجة</translation>
    </message>
    <message>
        <source>What agents may do besides calling your tools. Applied immediately.</source>
        <translation>ما يجوز للوكلاء فعله إلى جانب استدعاء أدواتك. يسري فورًا.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>تلقائي</translation>
    </message>
    <message>
        <source>Every tool</source>
        <translation>كل أداة</translation>
    </message>
    <message>
        <source>Two commands: find and call</source>
        <translation>أمران: البحث والاستدعاء</translation>
    </message>
    <message>
        <source>Until the client disconnects</source>
        <translation>حتى ينقطع اتصال العميل</translation>
    </message>
    <message>
        <source>Permanently</source>
        <translation>دائمًا</translation>
    </message>
    <message>
        <source> tools</source>
        <extracomment>Behind a number</extracomment>
        <translation> أداة</translation>
    </message>
    <message>
        <source> kB</source>
        <extracomment>Behind a number: kilobytes</extracomment>
        <translation> kB</translation>
    </message>
    <message>
        <source>Partly set in the configuration file. Change it there.</source>
        <translation>بعضه مضبوط في ملف الإعداد. غيّره هناك.</translation>
    </message>
    <message>
        <source>Conte&amp;xt that clients may override</source>
        <translation>السياق الذي يجوز للعميل استبداله لنفسه</translation>
    </message>
    <message>
        <source>None</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>Values set in the window</source>
        <translation>القيم المضبوطة في النافذة</translation>
    </message>
    <message>
        <source>All, including config.yaml</source>
        <translation>كلها، بما فيها قيم config.yaml</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::OperationForm</name>
    <message>
        <source>Fields</source>
        <translation>الحقول</translation>
    </message>
    <message>
        <source>Written as JSON</source>
        <translation>مكتوب بصيغة JSON</translation>
    </message>
    <message>
        <source>As JSON</source>
        <translation>بصيغة JSON</translation>
    </message>
    <message>
        <source>Binding: a source, a mapping and transforms</source>
        <translation>إسناد: مصدر وربط وتحويلات</translation>
    </message>
    <message>
        <source>Start the path with /. Placeholders look like {project}.</source>
        <translation>ابدأ المسار بالعلامة ‎/‎. شكل العناصر النائبة ‎{project}‎.</translation>
    </message>
    <message>
        <source>Enter statuses from 100 to 599, separated by commas.</source>
        <translation>أدخل رموز حالة من 100 إلى 599، تفصل بينها فواصل.</translation>
    </message>
    <message>
        <source>Method</source>
        <extracomment>Of an HTTP request: GET, POST and so on</extracomment>
        <translation>الطريقة</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>المسار</translation>
    </message>
    <message>
        <source>Relative to the endpoint&apos;s REST URL; {project} inserts that argument.</source>
        <translation>نسبةً إلى عنوان REST لنقطة النهاية؛ ويُدرج ‎{project}‎ ذلك الوسيط.</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>الاستعلام</translation>
    </message>
    <message>
        <source>Query parameters of the URL</source>
        <translation>معاملات الاستعلام في عنوان URL</translation>
    </message>
    <message>
        <source>Add parameter</source>
        <translation>إضافة معامل</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>الترويسات</translation>
    </message>
    <message>
        <source>In addition to the endpoint&apos;s headers</source>
        <translation>إضافةً إلى ترويسات نقطة النهاية</translation>
    </message>
    <message>
        <source>Add header</source>
        <translation>إضافة ترويسة</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>المتن</translation>
    </message>
    <message>
        <source>Members of the JSON body. Without any, no body is sent.</source>
        <translation>أعضاء متن JSON. إن لم توجد فلا يُرسل متن.</translation>
    </message>
    <message>
        <source>Add field</source>
        <translation>إضافة حقل</translation>
    </message>
    <message>
        <source>Expected status</source>
        <translation>رمز الحالة المتوقع</translation>
    </message>
    <message>
        <source>Statuses that count as success, such as 200, 404. Empty: 200 to 299.</source>
        <translation>رموز الحالة التي تُعدّ نجاحًا، مثل 200, 404. إن تُرك فارغًا: من 200 إلى 299.</translation>
    </message>
    <message>
        <source>200 to 299</source>
        <translation>من 200 إلى 299</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::OperationSearch</name>
    <message>
        <source>Selected (%1)</source>
        <extracomment>Lists only the operations that are selected; %1 is their number</extracomment>
        <translation>المحدد (‎%1‎)</translation>
    </message>
    <message>
        <source>Lists only the selected operations</source>
        <translation>يسرد العمليات المحددة فقط</translation>
    </message>
    <message>
        <source>No operations are selected.</source>
        <translation>لم تُحدَّد أي عمليات.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::OperationTab</name>
    <message>
        <source>GraphQL operation</source>
        <translation>عملية GraphQL</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>العملية</translation>
    </message>
    <message>
        <source>The operation that the tool runs</source>
        <translation>العملية التي تنفّذها الأداة</translation>
    </message>
    <message>
        <source>The only operation</source>
        <extracomment>Choice of an operation: the text has no other</extracomment>
        <translation>العملية الوحيدة</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <extracomment>In the list of operations: the text has none of this name</extracomment>
        <translation>‏‎%1‎ (مفقودة)</translation>
    </message>
    <message>
        <source>The tool runs</source>
        <extracomment>What a new tool does</extracomment>
        <translation>تنفّذ الأداة</translation>
    </message>
    <message>
        <source>REST request</source>
        <translation>طلب REST</translation>
    </message>
    <message>
        <source>Steps in sequence</source>
        <translation>خطوات، واحدة تلو الأخرى</translation>
    </message>
    <message>
        <source>One of several cases</source>
        <translation>إحدى عدة حالات</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::OperationToolsPage</name>
    <message>
        <source>Clear filter</source>
        <translation>مسح التصفية</translation>
    </message>
    <message>
        <source>No operation matches %1.</source>
        <translation>لا عملية تطابق ‎%1‎.</translation>
    </message>
    <message>
        <source>Find operations, such as list open issues</source>
        <extracomment>Finds operations of an API in plain words</extracomment>
        <translation>ابحث عن عمليات، مثل list open issues</translation>
    </message>
    <message>
        <source>&amp;Prefix</source>
        <translation>البادئة</translation>
    </message>
    <message>
        <source>None</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>Clients list at most %1 tools one by one. With more they search for tools instead.</source>
        <translation>يسرد العملاء ‎%1‎ أداة على الأكثر واحدة تلو الأخرى. ومع أكثر من ذلك يبحثون عن الأدوات.</translation>
    </message>
    <message>
        <source>Fetching the description...</source>
        <translation>يجري جلب الوصف...</translation>
    </message>
    <message>
        <source>%1 (about %2 tokens)</source>
        <extracomment>%1 is a size, %2 a number: &quot;7.0 kB (about 1,560 tokens)&quot;</extracomment>
        <translation>‏‎%1‎ (نحو ‎%2‎ رمز)</translation>
    </message>
    <message>
        <source>Choose operations to turn into tools.</source>
        <translation>اختر العمليات التي تصبح أدوات.</translation>
    </message>
    <message>
        <source>Choose operations to turn into tools. The tool list is now %1.</source>
        <translation>اختر العمليات التي تصبح أدوات. حجم قائمة الأدوات الآن ‎%1‎.</translation>
    </message>
    <message>
        <source>Tool list: %1 now, %2 with these tools.</source>
        <extracomment>The tool list before and after; %1 and %2 are sizes with a number of tokens</extracomment>
        <translation>قائمة الأدوات: ‎%1‎ الآن، و‎%2‎ مع هذه الأدوات.</translation>
    </message>
    <message>
        <source>Select an operation to see its tool.</source>
        <translation>حدد عملية لرؤية أداتها.</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>تحديد</translation>
    </message>
    <message>
        <source>Selects among the listed operations</source>
        <translation>يحدد من بين العمليات المعروضة</translation>
    </message>
    <message>
        <source>Read-only</source>
        <extracomment>Selects all operations that change nothing</extracomment>
        <translation>للقراءة فقط</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>Selects all operations</extracomment>
        <translation>الكل</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>Selects no operation</extracomment>
        <translation>إلغاء التحديد</translation>
    </message>
    <message>
        <source>Used in the log</source>
        <extracomment>Selects the operations that calls in the log have used</extracomment>
        <translation>المستخدَمة في السجل</translation>
    </message>
    <message>
        <source>The log has no calls to this API.</source>
        <translation>لا يحتوي السجل على استدعاءات لهذه الواجهة.</translation>
    </message>
    <message>
        <source>All operations that calls in the log have used are already tools.</source>
        <translation>كل العمليات التي استخدمتها الاستدعاءات في السجل أدوات بالفعل.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::OperationTree</name>
    <message>
        <source>Operations</source>
        <translation>العمليات</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::OperationTreeModel</name>
    <message numerus="yes">
        <source>%Ln operation(s)</source>
        <translation>
            <numerusform>لا عمليات</numerusform>
            <numerusform>عملية واحدة</numerusform>
            <numerusform>عمليتان</numerusform>
            <numerusform>‏%Ln عمليات</numerusform>
            <numerusform>‏%Ln عملية</numerusform>
            <numerusform>‏%Ln عملية</numerusform>
        </translation>
    </message>
    <message>
        <source>deprecated</source>
        <translation>مهمل</translation>
    </message>
    <message>
        <source>%1 exists</source>
        <extracomment>Beside an operation: %1 is a tool that calls it already</extracomment>
        <translation>‏‎%1‎ موجودة</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::OtherClientPane</name>
    <message>
        <source>Start the server first. The entry needs a token from it.</source>
        <translation>ابدأ تشغيل الخادم أولًا. فالإدخال يحتاج إلى رمز منه.</translation>
    </message>
    <message>
        <source>Another client</source>
        <translation>عميل آخر</translation>
    </message>
    <message>
        <source>&amp;Name of the client</source>
        <translation>اسم العميل</translation>
    </message>
    <message>
        <source>Snippet to paste</source>
        <translation>مقتطف للصق</translation>
    </message>
    <message>
        <source>&amp;Copy with a new token</source>
        <translation>نسخ برمز جديد</translation>
    </message>
    <message>
        <source>The client&apos;s previous token stops working</source>
        <translation>يتوقف الرمز السابق للعميل عن العمل</translation>
    </message>
    <message>
        <source>Snippet copied. It contains a token. The clipboard is cleared after 30 seconds.</source>
        <translation>نُسخ المقتطف. فيه رمز. تُمحى الحافظة بعد 30 ثانية.</translation>
    </message>
    <message>
        <source>Most MCP clients accept an entry like one of these; names may differ slightly.</source>
        <translation>يقبل معظم عملاء MCP إدخالًا كأحد هذين؛ وقد تختلف الأسماء قليلًا.</translation>
    </message>
    <message>
        <source>Over HTTP</source>
        <translation>عبر HTTP</translation>
    </message>
    <message>
        <source>Over stdio</source>
        <translation>عبر stdio</translation>
    </message>
    <message>
        <source>The client starts Tooltray and talks to it over standard input and output. It runs as you on this computer and needs no token.</source>
        <translation>يشغّل العميل Tooltray ويخاطبه عبر الإدخال والإخراج القياسيين. وهو يعمل باسمك على هذا الحاسوب ولا يحتاج إلى رمز.</translation>
    </message>
    <message>
        <source>Snippet with a command, to paste</source>
        <translation>مقتطف فيه أمر للصق</translation>
    </message>
    <message>
        <source>Copy c&amp;ommand</source>
        <translation>نسخ الأمر</translation>
    </message>
    <message>
        <source>Command snippet copied.</source>
        <translation>نُسخ مقتطف الأمر.</translation>
    </message>
    <message>
        <source>&amp;Token location</source>
        <extracomment>Where a client has its token from: the file with the snippet, or the environment</extracomment>
        <translation>مكان الرمز</translation>
    </message>
    <message>
        <source>Token in the file</source>
        <translation>الرمز في الملف</translation>
    </message>
    <message>
        <source>Token from an environment variable</source>
        <translation>الرمز من متغير بيئة</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>المتغير</translation>
    </message>
    <message>
        <source>Set it where the client starts, such as in your shell profile.</source>
        <translation>اضبطه حيث يُشغَّل العميل، مثل ملف تعريف الصدفة لديك.</translation>
    </message>
    <message>
        <source>Line that sets the variable</source>
        <translation>السطر الذي يضبط المتغير</translation>
    </message>
    <message>
        <source>Copy &amp;line with a new token</source>
        <translation>نسخ السطر مع رمز جديد</translation>
    </message>
    <message>
        <source>It contains no secret. Some clients use ${env:%1} instead.</source>
        <translation>لا يحتوي على سر. وبعض العملاء يستخدمون ‎${env:‏‎%1‎‏}‎ بدلًا منه.</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>Snippet copied.</source>
        <translation>نُسخ المقتطف.</translation>
    </message>
    <message>
        <source>Line copied. It contains a token. The clipboard is cleared after 30 seconds.</source>
        <translation>نُسخ السطر. فيه رمز. تُمحى الحافظة بعد 30 ثانية.</translation>
    </message>
    <message>
        <source>The client needs the address and its own token.</source>
        <translation>يحتاج العميل إلى العنوان وإلى رمز خاص به.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::PagedForm</name>
    <message>
        <source>To join several lists, choose “Lists named below”.</source>
        <translation>لضم عدة قوائم، اختر «القوائم المسماة أدناه».</translation>
    </message>
    <message>
        <source>Fetch all pages of a list</source>
        <translation>جلب كل صفحات القائمة</translation>
    </message>
    <message>
        <source>Pagination by</source>
        <translation>تُطلب الصفحات حسب</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>تلقائي</translation>
    </message>
    <message>
        <source>Relay connections</source>
        <translation>اتصالات Relay</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>إزاحة</translation>
    </message>
    <message>
        <source>Cursor</source>
        <translation>مؤشر</translation>
    </message>
    <message>
        <source>Page number</source>
        <translation>رقم الصفحة</translation>
    </message>
    <message>
        <source>Link headers</source>
        <translation>ترويسات Link</translation>
    </message>
    <message>
        <source>Page size</source>
        <translation>حجم الصفحة</translation>
    </message>
    <message>
        <source>Joined items</source>
        <translation>العناصر المضمومة</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>العقد (nodes)</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>الحواف (edges)</translation>
    </message>
    <message>
        <source>Lists named below</source>
        <translation>القوائم المسماة أدناه</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>القوائم</translation>
    </message>
    <message>
        <source>Paths of the paged lists, one per line</source>
        <translation>مسارات القوائم المقسمة إلى صفحات، مسار في كل سطر</translation>
    </message>
    <message>
        <source>Next cursor path</source>
        <translation>مسار المؤشر التالي</translation>
    </message>
    <message>
        <source>Path to the cursor of the next page</source>
        <translation>مسار مؤشر الصفحة التالية</translation>
    </message>
    <message>
        <source>Size variable</source>
        <translation>متغير الحجم</translation>
    </message>
    <message>
        <source>Cursor variable</source>
        <translation>متغير المؤشر</translation>
    </message>
    <message>
        <source>Offset variable</source>
        <translation>متغير الإزاحة</translation>
    </message>
    <message>
        <source>Page variable</source>
        <translation>متغير الصفحة</translation>
    </message>
    <message>
        <source>Max pages</source>
        <translation>الحد الأقصى للصفحات</translation>
    </message>
    <message>
        <source>Max items</source>
        <translation>الحد الأقصى للعناصر</translation>
    </message>
    <message>
        <source>Max bytes of all pages</source>
        <translation>الحد الأقصى لبايتات كل الصفحات</translation>
    </message>
    <message>
        <source>Max seconds</source>
        <translation>الحد الأقصى للثواني</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>بلا حد</translation>
    </message>
    <message>
        <source>Derived from the operation</source>
        <translation>يُستنتج من العملية</translation>
    </message>
    <message>
        <source>Only for cursor pagination</source>
        <translation>لجلب الصفحات بمؤشر فقط</translation>
    </message>
    <message>
        <source>URL in the result</source>
        <translation>عنوان URL في النتيجة</translation>
    </message>
    <message>
        <source>Last item</source>
        <translation>العنصر الأخير</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::PalettePopup</name>
    <message>
        <source>Find pages and commands</source>
        <translation>العثور على صفحات وأوامر</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>النتائج</translation>
    </message>
    <message>
        <source>Type to find anything; &gt; commands, @ tools, # calls, : filter the log</source>
        <extracomment>In the empty search field of the palette; the signs limit the search to one kind</extracomment>
        <translation>اكتب للعثور على أي شيء؛ ‎&gt;‎ للأوامر، ‎@‎ للأدوات، ‎#‎ للاستدعاءات، ‎:‎ لتصفية السجل</translation>
    </message>
    <message>
        <source>No results.</source>
        <translation>لا نتائج.</translation>
    </message>
    <message>
        <source>%1 opens a tool in its own window.</source>
        <extracomment>Below what the palette found; %1 are keys</extracomment>
        <translation>يفتح ‎%1‎ الأداة في نافذة مستقلة.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::PinPane</name>
    <message>
        <source>Approve as it is now</source>
        <translation>الموافقة عليها كما هي الآن</translation>
    </message>
    <message>
        <source>Approve and pin</source>
        <translation>موافقة وتثبيت</translation>
    </message>
    <message>
        <source>Revert to approved</source>
        <translation>الرجوع إلى الموافَق عليه</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>إلغاء التثبيت</translation>
    </message>
    <message>
        <source>Changes since approval</source>
        <translation>التغييرات منذ الموافقة</translation>
    </message>
    <message>
        <source>Anyone who may edit tools can change this one. Once pinned, clients get it as you approve it now, until you approve a later change.</source>
        <translation>يستطيع كل من يحق له تحرير الأدوات تغيير هذه الأداة. وبعد تثبيتها يحصل عليها العملاء كما توافق عليها الآن، حتى توافق على تغيير لاحق.</translation>
    </message>
    <message>
        <source>Clients get version %1 as approved on %2. It has changed since.</source>
        <translation>يحصل العملاء على الإصدار ‎%1‎ كما تمت الموافقة عليه في ‎%2‎. وقد تغيّر منذ ذلك الحين.</translation>
    </message>
    <message>
        <source>Clients get version %1 as approved on %2. It has not changed since.</source>
        <translation>يحصل العملاء على الإصدار ‎%1‎ كما تمت الموافقة عليه في ‎%2‎. ولم يتغيّر منذ ذلك الحين.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::PromptEditor</name>
    <message>
        <source>Name of the prompt</source>
        <translation>اسم الموجِّه</translation>
    </message>
    <message>
        <source>Display title</source>
        <translation>عنوان العرض</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>الوصف</translation>
    </message>
    <message>
        <source>What it is for, in one sentence</source>
        <translation>الغرض منه في جملة واحدة</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>الوسائط</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>الحاجة</translation>
    </message>
    <message>
        <source>Optional</source>
        <extracomment>An argument of a prompt</extracomment>
        <translation>اختياري</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>مطلوب</translation>
    </message>
    <message>
        <source>Arguments of the prompt</source>
        <translation>وسائط الموجِّه</translation>
    </message>
    <message>
        <source>Add argument</source>
        <translation>إضافة وسيط</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>الرسائل</translation>
    </message>
    <message>
        <source>{{name}} stands for the argument of that name.</source>
        <extracomment>The braces stay as they are</extracomment>
        <translation>يمثّل ‎{{name}}‎ الوسيط الذي بهذا الاسم.</translation>
    </message>
    <message>
        <source>Add message</source>
        <translation>إضافة رسالة</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>معاينة</translation>
    </message>
    <message>
        <source>User</source>
        <extracomment>Who says a message: the items are in the order of the roles</extracomment>
        <translation>المستخدم</translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>المساعد</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>الدور</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Text of the message</source>
        <translation>نص الرسالة</translation>
    </message>
    <message>
        <source>Defined in the configuration file. Change it there.</source>
        <translation>معرَّف في ملف الإعداد. غيّره هناك.</translation>
    </message>
    <message>
        <source>Every argument needs a name.</source>
        <translation>يحتاج كل وسيط إلى اسم.</translation>
    </message>
    <message>
        <source>The argument %1 is defined twice.</source>
        <translation>الوسيط ‎%1‎ معرّف مرتين.</translation>
    </message>
    <message>
        <source>Write a message.</source>
        <translation>اكتب رسالة.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::PromptsPage</name>
    <message>
        <source>Prompts</source>
        <translation>الموجِّهات</translation>
    </message>
    <message>
        <source>Filter prompts</source>
        <translation>تصفية الموجِّهات</translation>
    </message>
    <message>
        <source>New prompt</source>
        <translation>موجِّه جديد</translation>
    </message>
    <message>
        <source>No prompt matches %1.</source>
        <translation>لا موجِّه يطابق ‎%1‎.</translation>
    </message>
    <message>
        <source>No prompts yet</source>
        <translation>لا موجِّهات بعد</translation>
    </message>
    <message>
        <source>A prompt is text with arguments. Clients list it, often as a slash command, and send it to the agent once it is filled in.</source>
        <translation>الموجِّه نص له وسائط. يعرضه العملاء، غالبًا كأمر يبدأ بشرطة مائلة، ويرسلونه إلى الوكيل بعد ملئه.</translation>
    </message>
    <message>
        <source>Change the prompt %1</source>
        <translation>تغيير الموجِّه ‎%1‎</translation>
    </message>
    <message>
        <source>Discard the changes to %1</source>
        <extracomment>What Undo takes back; %1 is a prompt</extracomment>
        <translation>تجاهل التغييرات في ‎%1‎</translation>
    </message>
    <message>
        <source>Discarded the changes to %1.</source>
        <translation>تم تجاهل التغييرات في ‎%1‎.</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>تكرار ‎%1‎</translation>
    </message>
    <message>
        <source>Created %1.</source>
        <translation>تم إنشاء ‎%1‎.</translation>
    </message>
    <message>
        <source>Delete the prompt %1</source>
        <translation>حذف الموجِّه ‎%1‎</translation>
    </message>
    <message>
        <source>Deleted the prompt %1.</source>
        <translation>حُذف الموجِّه ‎%1‎.</translation>
    </message>
    <message>
        <source>unsaved</source>
        <translation>غير محفوظة</translation>
    </message>
    <message>
        <source>config</source>
        <extracomment>Beside a prompt that the configuration file defines</extracomment>
        <translation>ملف الإعداد</translation>
    </message>
    <message>
        <source>New %1</source>
        <translation>إنشاء ‎%1‎</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::QuickFilters</name>
    <message>
        <source>Errors</source>
        <extracomment>Buttons that filter the log</extracomment>
        <translation>الأخطاء</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>البطيئة</translation>
    </message>
    <message>
        <source>Pinned</source>
        <translation>المثبّتة</translation>
    </message>
    <message>
        <source>Remove this button</source>
        <extracomment>In the menu of a button that filters the log</extracomment>
        <translation>إزالة هذا الزر</translation>
    </message>
    <message>
        <source>Changes data</source>
        <translation>يغيّر البيانات</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::RailModel</name>
    <message numerus="yes">
        <source>%1, %n new</source>
        <extracomment>Read out by screen readers: name of a page and how much there is new on it</extracomment>
        <translation>
            <numerusform>‏‎%1‎‏، %n جديد</numerusform>
            <numerusform>‏‎%1‎‏، %n جديد</numerusform>
            <numerusform>‏‎%1‎‏، %n جديد</numerusform>
            <numerusform>‏‎%1‎‏، %n جديدة</numerusform>
            <numerusform>‏‎%1‎‏، %n جديدًا</numerusform>
            <numerusform>‏‎%1‎‏، %n جديد</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::RecentEntriesModel</name>
    <message>
        <source>%1 · %2</source>
        <extracomment>When a call failed, and why
----------
When a tool was called last, and how long that took</extracomment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ReportDialog</name>
    <message>
        <source>Report a problem</source>
        <translation>الإبلاغ عن مشكلة</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>البلاغ</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>نسخ</translation>
    </message>
    <message>
        <source>&amp;Save...</source>
        <translation>حفظ...</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>حفظ البلاغ</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>نص (*.txt)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>حُفظ باسم ‎%1‎.</translation>
    </message>
    <message>
        <source>This is the whole report. It contains none of your names, addresses or secrets. Check the warnings at the end, edit it as needed, and add a short description before you send it. Nothing is sent automatically.</source>
        <translation>هذا هو البلاغ كله. ليس فيه أسماؤك ولا عناوينك ولا أسرارك. راجع التحذيرات في آخره، وعدّله بحسب الحاجة، وأضف وصفًا قصيرًا قبل إرساله. لا يُرسل شيء تلقائيًا.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ResendDialog</name>
    <message>
        <source>Edit and resend</source>
        <translation>تحرير وإعادة إرسال</translation>
    </message>
    <message>
        <source>Arguments of %1</source>
        <extracomment>%1 is a tool</extracomment>
        <translation>وسائط ‎%1‎</translation>
    </message>
    <message>
        <source>The log does not store secrets. Enter the missing values again.</source>
        <translation>لا يخزّن السجل الأسرار. أدخل القيم الناقصة من جديد.</translation>
    </message>
    <message>
        <source>Arguments as JSON</source>
        <translation>الوسائط بصيغة JSON</translation>
    </message>
    <message>
        <source>&amp;Send</source>
        <translation>إرسال</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>السطر ‎%1‎، العمود ‎%2‎‏: ‎%3‎</translation>
    </message>
    <message>
        <source>Arguments must be a JSON object.</source>
        <translation>يجب أن تكون الوسائط كائن JSON.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::RestForm</name>
    <message>
        <source>Link</source>
        <extracomment>Says that a request is a certain operation of the API&apos;s description</extracomment>
        <translation>ربط</translation>
    </message>
    <message>
        <source>This is %1. Link it to follow it when the API changes.</source>
        <extracomment>%1 is an operation of an API: &quot;GET /pets/{petId}&quot;</extracomment>
        <translation>هذه ‎%1‎. اربطها لمتابعتها عند تغير واجهة API.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ResultPane</name>
    <message>
        <source>Unchecked members are omitted.</source>
        <translation>تُحذف الأعضاء غير المحددة.</translation>
    </message>
    <message>
        <source>Return only this</source>
        <extracomment>Button: of a response, the member that is chosen in the tree</extracomment>
        <translation>إرجاع هذا فقط</translation>
    </message>
    <message>
        <source>Return everything</source>
        <extracomment>Button: the whole response</extracomment>
        <translation>إرجاع كل شيء</translation>
    </message>
    <message>
        <source>Too many members to show. Enter the paths of the others below.</source>
        <translation>الأعضاء أكثر مما يمكن عرضه. أدخل مسارات البقية أدناه.</translation>
    </message>
    <message>
        <source>No schema describes this response. Try the tool and enter the paths below.</source>
        <translation>لا مخطط يصف هذا الرد. جرّب الأداة وأدخل المسارات أدناه.</translation>
    </message>
    <message>
        <source>Available once the endpoint&apos;s schema is loaded.</source>
        <translation>متاح بعد تحميل مخطط نقطة النهاية.</translation>
    </message>
    <message>
        <source>Available once the operation is valid.</source>
        <translation>متاح عندما تكون العملية صالحة.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ResultTab</name>
    <message>
        <source>Write a member and its new name on each line: /nodes/author = who</source>
        <translation>اكتب في كل سطر عضوًا واسمه الجديد: ‎/nodes/author = who</translation>
    </message>
    <message>
        <source>Returned data</source>
        <translation>البيانات المُرجعة</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>الإخراج</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>الصفحات</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>الأخطاء</translation>
    </message>
    <message>
        <source>Root path</source>
        <translation>المسار الجذر</translation>
    </message>
    <message>
        <source>Path into the response, such as /issues/nodes</source>
        <translation>مسار داخل الرد، مثل ‎/issues/nodes</translation>
    </message>
    <message>
        <source>Omit</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>One member per line: a name anywhere, or a path such as /nodes/*/id</source>
        <translation>عضو واحد في كل سطر: اسم أينما ورد، أو مسار مثل ‎/nodes/*/id</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>إعادة تسمية</translation>
    </message>
    <message>
        <source>One member and its new name per line: /nodes/*/id = key</source>
        <translation>عضو واحد واسمه الجديد في كل سطر: ‎/nodes/*/id = key</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>الصيغة</translation>
    </message>
    <message>
        <source>Max items per list</source>
        <translation>الحد الأقصى لعناصر القائمة</translation>
    </message>
    <message>
        <source>Max bytes</source>
        <translation>الحد الأقصى للبايتات</translation>
    </message>
    <message>
        <source>The rest can be read with a handle.</source>
        <translation>تمكن قراءة الباقي بواسطة معرّف (handle).</translation>
    </message>
    <message>
        <source>Output schema</source>
        <translation>مخطط المخرجات</translation>
    </message>
    <message>
        <source>JSON Schema that every result matches. Clients see it.</source>
        <translation>‏JSON Schema تطابقه كل نتيجة. ويراه العملاء.</translation>
    </message>
    <message>
        <source>Treat data with errors as an error</source>
        <translation>عدّ البيانات المصحوبة بأخطاء خطأً</translation>
    </message>
    <message>
        <source>Error rules</source>
        <translation>قواعد الأخطاء</translation>
    </message>
    <message>
        <source>Turn API-specific failures into clear errors. In a message, {name} inserts an argument.</source>
        <translation>تحوّل إخفاقات واجهة API الخاصة إلى أخطاء واضحة. في الرسالة يُدرج ‎{name}‎ وسيطًا.</translation>
    </message>
    <message>
        <source>Add rule</source>
        <translation>إضافة قاعدة</translation>
    </message>
    <message>
        <source>Null at</source>
        <translation>‏null عند</translation>
    </message>
    <message>
        <source>Message matches</source>
        <translation>الرسالة تطابق</translation>
    </message>
    <message>
        <source>HTTP status</source>
        <translation>حالة HTTP</translation>
    </message>
    <message>
        <source>Treat as</source>
        <translation>التعامل معه كـ</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>الرسالة</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>بلا حد</translation>
    </message>
    <message>
        <source>Whole response</source>
        <translation>الرد كاملًا</translation>
    </message>
    <message>
        <source>%1, or the client&apos;s limit</source>
        <extracomment>In an empty field: the value of the workspace or the client, which counts then</extracomment>
        <translation>‏‎%1‎، أو حد العميل</translation>
    </message>
    <message>
        <source>None</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>Each step has its own pagination on the first tab.</source>
        <translation>لكل خطوة جلب صفحات خاص بها في التبويب الأول.</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>نصيحة</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>الخطوة</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ResultTree</name>
    <message>
        <source>Returned members</source>
        <translation>الأعضاء المُرجعة</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>تحديد الكل</translation>
    </message>
    <message>
        <source>Select none</source>
        <translation>إلغاء تحديد الكل</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ResultTreeModel</name>
    <message>
        <source>%1, %2, omitted</source>
        <extracomment>Read out: a member of a response, its type, and whether it is returned</extracomment>
        <translation>‏‎%1‎‏، ‎%2‎، محذوف</translation>
    </message>
    <message>
        <source>%1, %2, returned</source>
        <translation>‏‎%1‎‏، ‎%2‎، يُرجع</translation>
    </message>
    <message>
        <source>%1, %2, not returned</source>
        <translation>‏‎%1‎‏، ‎%2‎، لا يُرجع</translation>
    </message>
    <message>
        <source>omitted</source>
        <extracomment>Of a member of a response: it is not returned</extracomment>
        <translation>محذوف</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>العضو</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Returned as</source>
        <extracomment>Column: the name under which a tool returns a member of a response</extracomment>
        <translation>يُرجع باسم</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::RowButtons</name>
    <message>
        <source>Move up</source>
        <translation>نقل لأعلى</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>نقل لأسفل</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Add a group</source>
        <translation>إضافة مجموعة</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::RowCommands</name>
    <message>
        <source>Rename</source>
        <translation>إعادة تسمية</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>تكرار</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ScalarPane</name>
    <message>
        <source>It looks like a date, such as 2026-02-14.</source>
        <translation>يبدو تاريخًا، مثل ‎2026-02-14‎.</translation>
    </message>
    <message>
        <source>It looks like a date and time, such as 2026-02-14T09:30:00Z.</source>
        <translation>يبدو تاريخًا مع الوقت، مثل ‎2026-02-14T09:30:00Z‎.</translation>
    </message>
    <message>
        <source>It looks like a time of day, such as 09:30:00.</source>
        <translation>يبدو وقتًا من اليوم، مثل 09:30:00.</translation>
    </message>
    <message>
        <source>It looks like a duration, such as PT1H30M.</source>
        <translation>يبدو مدة زمنية، مثل PT1H30M.</translation>
    </message>
    <message>
        <source>It looks like a UUID, such as 123e4567-e89b-12d3-a456-426614174000.</source>
        <translation>يبدو UUID، مثل 123e4567-e89b-12d3-a456-426614174000.</translation>
    </message>
    <message>
        <source>It looks like an ID, sent as a string.</source>
        <translation>يبدو معرّفًا يُرسل نصًا.</translation>
    </message>
    <message>
        <source>It looks like a web address.</source>
        <translation>يبدو عنوان ويب.</translation>
    </message>
    <message>
        <source>It looks like an e-mail address.</source>
        <translation>يبدو عنوان بريد إلكتروني.</translation>
    </message>
    <message>
        <source>It looks like a whole number of any size, which may also be sent as a string.</source>
        <translation>يبدو عددًا صحيحًا بأي حجم، ويمكن إرساله نصًا أيضًا.</translation>
    </message>
    <message>
        <source>It looks like an exact number, which may also be sent as a string.</source>
        <translation>يبدو عددًا دقيقًا، ويمكن إرساله نصًا أيضًا.</translation>
    </message>
    <message>
        <source>It stands for a file upload. Tooltray cannot upload files: omit its arguments.</source>
        <translation>يمثل رفع ملف. لا يستطيع Tooltray رفع الملفات: احذف وسائطه.</translation>
    </message>
    <message>
        <source>A scalar of %1 without a type.</source>
        <extracomment>%1 are the names of endpoints</extracomment>
        <translation>نوع مفرد في ‎%1‎ بلا نوع محدد.</translation>
    </message>
    <message>
        <source>Its name does not reveal its format, so agents may send anything.</source>
        <translation>لا يدل اسمه على صيغته، فقد يرسل الوكلاء أي شيء.</translation>
    </message>
    <message>
        <source>Apply creates this type for all arguments of the scalar. You can change it later.</source>
        <translation>ينشئ «تطبيق» هذا النوع لكل وسائط النوع المفرد. ويمكنك تغييره لاحقًا.</translation>
    </message>
    <message>
        <source>Create a type to describe its format.</source>
        <translation>أنشئ نوعًا لوصف صيغته.</translation>
    </message>
    <message>
        <source>JSON Schema</source>
        <translation>JSON Schema</translation>
    </message>
    <message>
        <source>Apply</source>
        <extracomment>Makes the type that was proposed</extracomment>
        <translation>تطبيق</translation>
    </message>
    <message>
        <source>Create type</source>
        <translation>إنشاء نوع</translation>
    </message>
    <message>
        <source>It looks like arbitrary JSON.</source>
        <translation>يبدو JSON بأي شكل.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::SchemaChangeModel</name>
    <message>
        <source>breaking</source>
        <extracomment>A change of a schema that breaks those who use it</extracomment>
        <translation>كاسر للتوافق</translation>
    </message>
    <message>
        <source>dangerous</source>
        <extracomment>A change of a schema that may have consequences</extracomment>
        <translation>خطِر</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>آمن</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <extracomment>Names of tools and how many there are beside them</extracomment>
        <translation>
            <numerusform>‏‎%1‎</numerusform>
            <numerusform>‏‎%1‎ وواحدة أخرى</numerusform>
            <numerusform>‏‎%1‎ واثنتان أخريان</numerusform>
            <numerusform>‏‎%1‎ و%n أخرى</numerusform>
            <numerusform>‏‎%1‎ و%n أخرى</numerusform>
            <numerusform>‏‎%1‎ و%n أخرى</numerusform>
        </translation>
    </message>
    <message>
        <source>Breaks %1. %2</source>
        <extracomment>A change of a schema: %1 are names of tools, %2 is a sentence</extracomment>
        <translation>يعطّل ‎%1‎‏. ‎%2‎</translation>
    </message>
    <message>
        <source>Affects %1. %2</source>
        <extracomment>A change of an API: %1 are names of tools, %2 is a sentence</extracomment>
        <translation>يؤثر في ‎%1‎‏. ‎%2‎</translation>
    </message>
    <message>
        <source>query parameter %1</source>
        <translation>معامل الاستعلام ‎%1‎</translation>
    </message>
    <message>
        <source>path parameter %1</source>
        <translation>معامل المسار ‎%1‎</translation>
    </message>
    <message>
        <source>header %1</source>
        <translation>الترويسة ‎%1‎</translation>
    </message>
    <message>
        <source>cookie %1</source>
        <translation>ملف تعريف الارتباط ‎%1‎</translation>
    </message>
    <message>
        <source>body</source>
        <translation>المتن</translation>
    </message>
    <message>
        <source>response %1</source>
        <translation>الرد ‎%1‎</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::SchemaEditing</name>
    <message>
        <source>The operation at the cursor is a %1. Fields of a %2 need a separate operation.</source>
        <extracomment>Both are kinds of operations: query, mutation or subscription</extracomment>
        <translation>العملية عند المؤشر من النوع ‎%1‎. حقول ‎%2‎ تحتاج إلى عملية خاصة بها.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::SchemaExampleModel</name>
    <message>
        <source>Valid</source>
        <extracomment>Of an example: the schema takes it</extracomment>
        <translation>صالح</translation>
    </message>
    <message>
        <source>Not JSON, so it is used as a string.</source>
        <extracomment>Of an example that somebody typed, before what is wrong with it</extracomment>
        <translation>ليس JSON، لذا يُستخدم نصًا.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::SchemaForm</name>
    <message>
        <source>Form</source>
        <extracomment>The two ways to edit a value</extracomment>
        <translation>نموذج</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>No arguments.</source>
        <translation>لا وسائط.</translation>
    </message>
    <message>
        <source>Value as JSON</source>
        <translation>القيمة بصيغة JSON</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>السطر ‎%1‎، العمود ‎%2‎‏: ‎%3‎</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::SchemaOutline</name>
    <message>
        <source>Member</source>
        <extracomment>Column: whether a member of a JSON Schema has to be there</extracomment>
        <translation>العضو</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>مطلوب</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>الوصف</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>Constant: %1.</source>
        <extracomment>Of a member of a JSON Schema: its only value</extracomment>
        <translation>قيمة ثابتة: ‎%1‎.</translation>
    </message>
    <message>
        <source>One of: %1</source>
        <extracomment>Of a member of a JSON Schema: its values, separated by commas</extracomment>
        <translation>واحد من: ‎%1‎</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <extracomment>Of a member of a JSON Schema: the value that counts when there is none</extracomment>
        <translation>الافتراضي: ‎%1‎</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::SchemaPane</name>
    <message>
        <source>&amp;Source</source>
        <extracomment>Where the schema comes from</extracomment>
        <translation>المصدر</translation>
    </message>
    <message>
        <source>Introspection</source>
        <translation>الاستبطان</translation>
    </message>
    <message>
        <source>Federation (_service)</source>
        <translation>Federation (_service)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ملف</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>Schema file</source>
        <translation>ملف المخطط</translation>
    </message>
    <message>
        <source>GraphQL schemas (*.graphql *.graphqls *.gql *.sdl *.json)</source>
        <translation>مخططات GraphQL (*.graphql *.graphqls *.gql *.sdl *.json)</translation>
    </message>
    <message>
        <source>SDL, or an introspection result as JSON</source>
        <translation>‏SDL، أو نتيجة استبطان بصيغة JSON</translation>
    </message>
    <message>
        <source>Re&amp;fresh</source>
        <translation>تحديث</translation>
    </message>
    <message>
        <source>Save S&amp;DL...</source>
        <translation>حفظ SDL...</translation>
    </message>
    <message>
        <source>Create &amp;tools...</source>
        <translation>إنشاء أدوات...</translation>
    </message>
    <message>
        <source>Changes since the last fetch</source>
        <translation>التغييرات منذ الجلب السابق</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Opens the first of the tools that are broken or can be repaired</extracomment>
        <translation>عرض</translation>
    </message>
    <message>
        <source>Fetching the schema...</source>
        <translation>جارٍ جلب المخطط...</translation>
    </message>
    <message>
        <source>There is no schema yet.</source>
        <translation>لا يوجد مخطط بعد.</translation>
    </message>
    <message numerus="yes">
        <source>%n type(s)</source>
        <translation>
            <numerusform>‏%n نوع</numerusform>
            <numerusform>‏%n نوع</numerusform>
            <numerusform>‏%n نوع</numerusform>
            <numerusform>‏%n أنواع</numerusform>
            <numerusform>‏%n نوعًا</numerusform>
            <numerusform>‏%n نوع</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, fetched %2</source>
        <extracomment>&quot;214 types, fetched 2 min ago&quot;</extracomment>
        <translation>‏‎%1‎، جُلب ‎%2‎</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) do not fit this schema: %1</source>
        <translation>
            <numerusform>لا أدوات غير متوافقة مع هذا المخطط: ‎%1‎</numerusform>
            <numerusform>أداة واحدة لا تتوافق مع هذا المخطط: ‎%1‎</numerusform>
            <numerusform>أداتان لا تتوافقان مع هذا المخطط: ‎%1‎</numerusform>
            <numerusform>‏%n أدوات لا تتوافق مع هذا المخطط: ‎%1‎</numerusform>
            <numerusform>‏%n أداة لا تتوافق مع هذا المخطط: ‎%1‎</numerusform>
            <numerusform>‏%n أداة لا تتوافق مع هذا المخطط: ‎%1‎</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>An endpoint that is used without a schema</extracomment>
        <translation>بلا مخطط</translation>
    </message>
    <message>
        <source>%1 breaking, %2 other</source>
        <extracomment>Numbers of changes of a schema: %1 break something, %2 do not</extracomment>
        <translation>‏‎%1‎ كاسرة للتوافق، ‎%2‎ أخرى</translation>
    </message>
    <message numerus="yes">
        <source>%n, none breaking</source>
        <translation>
            <numerusform>‏%n، لا شيء منها كاسر للتوافق</numerusform>
            <numerusform>‏%n، غير كاسر للتوافق</numerusform>
            <numerusform>‏%n، لا شيء منهما كاسر للتوافق</numerusform>
            <numerusform>‏%n، لا شيء منها كاسر للتوافق</numerusform>
            <numerusform>‏%n، لا شيء منها كاسر للتوافق</numerusform>
            <numerusform>‏%n، لا شيء منها كاسر للتوافق</numerusform>
        </translation>
    </message>
    <message>
        <source>Save the schema</source>
        <translation>حفظ المخطط</translation>
    </message>
    <message>
        <source>GraphQL schemas (*.graphql *.graphqls)</source>
        <translation>مخططات GraphQL (*.graphql *.graphqls)</translation>
    </message>
    <message>
        <source>Saved the schema to %1.</source>
        <translation>حُفظ المخطط في ‎%1‎.</translation>
    </message>
    <message>
        <source>Review...</source>
        <extracomment>Opens what definitions entered elsewhere want to run or to send</extracomment>
        <translation>مراجعة...</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::SchemaPanel</name>
    <message>
        <source>Search types and fields</source>
        <translation>البحث في الأنواع والحقول</translation>
    </message>
    <message>
        <source>Search the schema</source>
        <translation>البحث في المخطط</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>المخطط</translation>
    </message>
    <message>
        <source>Found in the schema</source>
        <translation>نتائج البحث في المخطط</translation>
    </message>
    <message>
        <source>About the selected row</source>
        <translation>عن الصف المحدد</translation>
    </message>
    <message>
        <source>There is no schema yet.</source>
        <translation>لا يوجد مخطط بعد.</translation>
    </message>
    <message>
        <source>Use as argument</source>
        <translation>استخدام كوسيط</translation>
    </message>
    <message>
        <source>Add field</source>
        <translation>إضافة حقل</translation>
    </message>
    <message>
        <source>Remove argument</source>
        <translation>إزالة الوسيط</translation>
    </message>
    <message>
        <source>Remove field</source>
        <translation>إزالة الحقل</translation>
    </message>
    <message>
        <source>Add all scalar fields</source>
        <translation>إضافة كل الحقول المفردة (scalar)</translation>
    </message>
    <message>
        <source>Add recursively to depth 2</source>
        <translation>إضافة متداخلة حتى العمق 2</translation>
    </message>
    <message>
        <source>Go to type %1</source>
        <translation>الانتقال إلى النوع ‎%1‎</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>نسخ الاسم</translation>
    </message>
    <message>
        <source>No matches.</source>
        <translation>لا توجد نتائج مطابقة.</translation>
    </message>
    <message>
        <source>Select a field to see its docs.</source>
        <extracomment>Below the tree of a schema, while no row of it is chosen</extracomment>
        <translation>اختر حقلًا لعرض توثيقه.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::SchemaSide</name>
    <message>
        <source>Schema</source>
        <translation>المخطط</translation>
    </message>
    <message>
        <source>The endpoint has no GraphQL schema.</source>
        <translation>ليس لنقطة النهاية مخطط GraphQL.</translation>
    </message>
    <message>
        <source>The endpoint has no schema yet. Fetch it on the Endpoints page.</source>
        <translation>لا مخطط لنقطة النهاية بعد. اجلبه من صفحة نقاط النهاية.</translation>
    </message>
    <message>
        <source>Add an endpoint to see its schema.</source>
        <translation>أضف نقطة نهاية لرؤية مخططها.</translation>
    </message>
    <message>
        <source>This tool&apos;s endpoint is missing. Choose one above.</source>
        <translation>نقطة نهاية هذه الأداة مفقودة. اختر واحدة أعلاه.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::SchemaTreeModel</name>
    <message>
        <source>Types</source>
        <translation>الأنواع</translation>
    </message>
    <message>
        <source>argument</source>
        <translation>وسيط</translation>
    </message>
    <message>
        <source>only for this type</source>
        <translation>لهذا النوع فقط</translation>
    </message>
    <message>
        <source>value</source>
        <translation>قيمة</translation>
    </message>
    <message>
        <source>deprecated</source>
        <translation>مهمل</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::SearchButton</name>
    <message>
        <source>Search tools, calls and commands</source>
        <extracomment>On the button that looks like a search field and opens the palette</extracomment>
        <translation>ابحث في الأدوات والاستدعاءات والأوامر</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::SecretField</name>
    <message>
        <source>Hide text</source>
        <translation>إخفاء ما يُكتب</translation>
    </message>
    <message>
        <source>Show text</source>
        <translation>إظهار ما يُكتب</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::SecretPane</name>
    <message>
        <source>&amp;Replace</source>
        <extracomment>Takes what is typed in place of the secret there is</extracomment>
        <translation>استبدال</translation>
    </message>
    <message>
        <source>Sho&amp;w for 10 s</source>
        <translation>إظهار لمدة 10 ث</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Removes the secret and keeps the credential</source>
        <translation>يزيل السر ويُبقي بيانات الاعتماد</translation>
    </message>
    <message>
        <source>Remove it</source>
        <extracomment>Of a secret, when it was asked whether to</extracomment>
        <translation>إزالته</translation>
    </message>
    <message>
        <source>Keep</source>
        <extracomment>Of a secret: it is not forgotten after all</extracomment>
        <translation>الإبقاء عليه</translation>
    </message>
    <message>
        <source>The secret</source>
        <translation>السر</translation>
    </message>
    <message>
        <source>Type or paste a new one</source>
        <translation>اكتب سرًّا جديدًا أو الصقه</translation>
    </message>
    <message>
        <source>Type or paste it</source>
        <translation>اكتبه أو الصقه</translation>
    </message>
    <message>
        <source>Saving the secret...</source>
        <translation>جارٍ حفظ السر...</translation>
    </message>
    <message>
        <source>Secret saved.</source>
        <translation>حُفظ السر.</translation>
    </message>
    <message>
        <source>The secret was not saved.</source>
        <translation>لم يُحفظ السر.</translation>
    </message>
    <message>
        <source>The secret of %1 was not saved. %2</source>
        <extracomment>%1 is a credential, %2 a sentence that says why</extracomment>
        <translation>لم يُحفظ سر ‎%1‎‏. ‎%2‎</translation>
    </message>
    <message>
        <source>The secret of %1 is stored nowhere else. Removing it cannot be undone.</source>
        <extracomment>%1 is a credential</extracomment>
        <translation>سر ‎%1‎ غير مخزّن في أي مكان آخر. ولا يمكن التراجع عن إزالته.</translation>
    </message>
    <message>
        <source>Secret removed.</source>
        <translation>أُزيل السر.</translation>
    </message>
    <message>
        <source>For your safety, the typed secret was not stored. Type it again.</source>
        <translation>لم يُحفظ السر الذي كتبته حرصًا على سلامتك. اكتبه من جديد.</translation>
    </message>
    <message>
        <source>T&amp;est</source>
        <extracomment>Whether there is a secret, and what endpoints answer to it</extracomment>
        <translation>اختبار</translation>
    </message>
    <message>
        <source>Reads the secret and tests the endpoints that use it</source>
        <translation>يقرأ السر ويختبر نقاط النهاية التي تستخدمه</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ServerActions</name>
    <message>
        <source>Address copied.</source>
        <translation>نُسخ العنوان.</translation>
    </message>
    <message>
        <source>Calls resumed.</source>
        <translation>استُؤنفت الاستدعاءات.</translation>
    </message>
    <message>
        <source>Calls are paused until you resume them or quit Tooltray.</source>
        <translation>الاستدعاءات متوقفة مؤقتًا حتى تستأنفها أو حتى إنهاء Tooltray.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ServerBanner</name>
    <message>
        <source>The server is stopped, so no client can connect.</source>
        <translation>الخادم متوقف، فلا يمكن لأي عميل الاتصال.</translation>
    </message>
    <message>
        <source>Another program uses port %1.</source>
        <translation>برنامج آخر يستخدم المنفذ ‎%1‎.</translation>
    </message>
    <message>
        <source>The server could not start.</source>
        <translation>تعذّر بدء تشغيل الخادم.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Calls are paused: clients get an error that says so. You can call tools.</source>
        <translation>الاستدعاءات متوقفة مؤقتًا: يتلقى العملاء خطأً يفيد بذلك. يمكنك أنت استدعاء الأدوات.</translation>
    </message>
    <message>
        <source>The server is now on port %1. These clients still use the old one: %2.</source>
        <extracomment>%1 is a port, %2 a list of names</extracomment>
        <translation>الخادم الآن على المنفذ ‎%1‎. ما زال هؤلاء العملاء يستخدمون القديم: ‎%2‎.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ServerBar</name>
    <message>
        <source>Server and search</source>
        <translation>الخادم والبحث</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>نسخ العنوان</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ServerPill</name>
    <message>
        <source>Server: %1</source>
        <extracomment>Read out by screen readers: the button that shows the state of the server</extracomment>
        <translation>الخادم: ‎%1‎</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ServerPopover</name>
    <message>
        <source>Server</source>
        <translation>الخادم</translation>
    </message>
    <message>
        <source>Address of the server</source>
        <translation>عنوان الخادم</translation>
    </message>
    <message>
        <source>Copy address</source>
        <translation>نسخ العنوان</translation>
    </message>
    <message>
        <source>The keychain is locked. Calls that need its secrets wait or fail.</source>
        <translation>سلسلة المفاتيح مقفلة، لذا فإن الاستدعاءات التي تحتاج إلى سر منها تنتظر أو تفشل.</translation>
    </message>
    <message numerus="yes">
        <source>%n client(s) connected now</source>
        <translation>
            <numerusform>لا عملاء متصلون الآن</numerusform>
            <numerusform>عميل واحد متصل الآن</numerusform>
            <numerusform>عميلان متصلان الآن</numerusform>
            <numerusform>‏%n عملاء متصلون الآن</numerusform>
            <numerusform>‏%n عميلًا متصلًا الآن</numerusform>
            <numerusform>‏%n عميل متصل الآن</numerusform>
        </translation>
    </message>
    <message>
        <source>No client is connected now</source>
        <translation>لا يوجد عميل متصل الآن</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Categories</source>
        <translation>الفئات</translation>
    </message>
    <message>
        <source>General</source>
        <translation>عام</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>الخادم</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>الاختصارات</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>البيانات</translation>
    </message>
    <message>
        <source>&amp;Restore defaults</source>
        <translation>استعادة الافتراضيات</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>الأدوات</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>السجل</translation>
    </message>
    <message>
        <source>Editor</source>
        <translation>المحرر</translation>
    </message>
    <message>
        <source>New endpoints</source>
        <translation>نقاط النهاية الجديدة</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ShortcutSettings</name>
    <message>
        <source>Filter by command or keys</source>
        <translation>تصفية حسب الأمر أو المفاتيح</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>الأوامر ومفاتيحها</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>الأمر</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>المفاتيح</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>مفاتيح جديدة</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>تعيين</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>De&amp;fault</source>
        <translation>الافتراضي</translation>
    </message>
    <message>
        <source>Choose a command to change its keys.</source>
        <translation>اختر أمرًا لتغيير مفاتيحه.</translation>
    </message>
    <message>
        <source>%1 is assigned to %2. Assigning it here removes it there.</source>
        <translation>‏‎%1‎ معيّن للأمر ‎%2‎. وتعيينه هنا يزيله من هناك.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ShortcutsDialog</name>
    <message>
        <source>%1 or %2</source>
        <extracomment>Two shortcuts for the same command</extracomment>
        <translation>‏‎%1‎ أو ‎%2‎</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>Filter by command or keys</source>
        <translation>تصفية حسب الأمر أو المفاتيح</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>الأوامر ومفاتيحها</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>الأمر</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>المفاتيح</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::SignInPane</name>
    <message>
        <source>Sign-in</source>
        <extracomment>Getting tokens from an authorization server by the browser</extracomment>
        <translation>تسجيل الدخول</translation>
    </message>
    <message>
        <source>You sign in in the browser. The authorization server must allow %1 as a redirect URL of the client, on any port.</source>
        <translation>تسجّل الدخول في المتصفح. يجب أن يسمح خادم التفويض بالعنوان ‎%1‎ عنوانَ إعادة توجيه للعميل، على أي منفذ.</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Cop&amp;y address</source>
        <translation>نسخ العنوان</translation>
    </message>
    <message>
        <source>To sign in with another browser on this computer</source>
        <translation>لتسجيل الدخول بمتصفح آخر على هذا الحاسوب</translation>
    </message>
    <message>
        <source>Sign &amp;out</source>
        <translation>تسجيل الخروج</translation>
    </message>
    <message>
        <source>Removes the tokens and keeps the credential</source>
        <translation>يزيل الرموز ويُبقي بيانات الاعتماد</translation>
    </message>
    <message>
        <source>Si&amp;gn in again</source>
        <extracomment>Another person, or once more</extracomment>
        <translation>تسجيل الدخول مجددًا</translation>
    </message>
    <message>
        <source>Si&amp;gn in</source>
        <translation>تسجيل الدخول</translation>
    </message>
    <message>
        <source>Save the credential first.</source>
        <translation>احفظ بيانات الاعتماد أولًا.</translation>
    </message>
    <message>
        <source>Waiting for the browser...</source>
        <translation>في انتظار المتصفح...</translation>
    </message>
    <message>
        <source>The browser could not be opened. Copy the address and open it in one on this computer.</source>
        <translation>تعذّر فتح المتصفح. انسخ العنوان وافتحه في متصفح على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Signed in.</source>
        <translation>تم تسجيل الدخول.</translation>
    </message>
    <message>
        <source>Signed in as %1.</source>
        <translation>تم تسجيل الدخول باسم ‎%1‎.</translation>
    </message>
    <message>
        <source>The token is valid until %1 and is renewed automatically.</source>
        <extracomment>%1 is a moment</extracomment>
        <translation>الرمز صالح حتى ‎%1‎ ويُجدَّد تلقائيًا.</translation>
    </message>
    <message>
        <source>The token is valid until %1. Sign in again then.</source>
        <translation>الرمز صالح حتى ‎%1‎؛ سجّل الدخول مجددًا عندها.</translation>
    </message>
    <message>
        <source>Signed out.</source>
        <translation>تم تسجيل الخروج.</translation>
    </message>
    <message>
        <source>The sign-in has ended.</source>
        <translation>انتهى تسجيل الدخول.</translation>
    </message>
    <message>
        <source>The sign-in of %1 ended at %2.</source>
        <extracomment>%1 is a person, %2 a moment</extracomment>
        <translation>انتهى تسجيل دخول ‎%1‎ في ‎%2‎.</translation>
    </message>
    <message>
        <source>The sign-in of %1 has ended.</source>
        <translation>انتهى تسجيل دخول ‎%1‎.</translation>
    </message>
    <message>
        <source>The sign-in ended at %1.</source>
        <translation>انتهى تسجيل الدخول في ‎%1‎.</translation>
    </message>
    <message>
        <source>Sign in again.</source>
        <translation>سجّل الدخول مجددًا.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::StartFailure</name>
    <message>
        <source>Tooltray could not start.</source>
        <translation>تعذّر بدء Tooltray.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::StatisticsStrip</name>
    <message>
        <source>Calls in the last hour, by minute: %1</source>
        <translation>استدعاءات الساعة الأخيرة، بالدقيقة: ‎%1‎</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) in the last hour</source>
        <translation>
            <numerusform>لا استدعاءات في الساعة الأخيرة</numerusform>
            <numerusform>استدعاء واحد في الساعة الأخيرة</numerusform>
            <numerusform>استدعاءان في الساعة الأخيرة</numerusform>
            <numerusform>‏%n استدعاءات في الساعة الأخيرة</numerusform>
            <numerusform>‏%n استدعاءً في الساعة الأخيرة</numerusform>
            <numerusform>‏%n استدعاء في الساعة الأخيرة</numerusform>
        </translation>
    </message>
    <message>
        <source>Calls per minute, averaged over the last 5 minutes</source>
        <translation>الاستدعاءات في الدقيقة هي متوسط آخر 5 دقائق.</translation>
    </message>
    <message>
        <source>p50 %1, p95 %2</source>
        <extracomment>How long half and how long nearly all of the calls took at most</extracomment>
        <translation>‏p50 %1، p95 %2</translation>
    </message>
    <message>
        <source>Show failed calls</source>
        <translation>عرض الاستدعاءات الفاشلة</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::StatusFigures</name>
    <message>
        <source>Calls of the last hour: %1. Open the log</source>
        <extracomment>Of what leads to the log; %1 are figures such as &quot;7/min&quot;</extracomment>
        <translation>استدعاءات الساعة الأخيرة: ‎%1‎. فتح السجل</translation>
    </message>
    <message>
        <source>Calls per minute, averaged over the last 5 minutes. Click to open the log.</source>
        <translation>الاستدعاءات في الدقيقة هي متوسط آخر 5 دقائق. انقر لفتح السجل.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::StatusLine</name>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::StatusText</name>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>لا أدوات</numerusform>
            <numerusform>أداة واحدة</numerusform>
            <numerusform>أداتان</numerusform>
            <numerusform>‏%n أدوات</numerusform>
            <numerusform>‏%n أداةً</numerusform>
            <numerusform>‏%n أداة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n enabled</source>
        <extracomment>How many of the tools are switched on</extracomment>
        <translation>
            <numerusform>لا شيء مفعّل</numerusform>
            <numerusform>واحدة مفعّلة</numerusform>
            <numerusform>اثنتان مفعّلتان</numerusform>
            <numerusform>‏%n مفعّلة</numerusform>
            <numerusform>‏%n مفعّلة</numerusform>
            <numerusform>‏%n مفعّلة</numerusform>
        </translation>
    </message>
    <message>
        <source>list %1</source>
        <extracomment>What a client gets that asks for the list of tools: %1 is a size</extracomment>
        <translation>القائمة ‎%1‎</translation>
    </message>
    <message>
        <source>schema from %1</source>
        <extracomment>%1 is how long ago the schema was fetched: 2 min ago</extracomment>
        <translation>المخطط ‎%1‎</translation>
    </message>
    <message>
        <source>Another program uses port %1. The server is now on port %2.</source>
        <translation>يستخدم برنامج آخر المنفذ ‎%1‎. الخادم الآن على المنفذ ‎%2‎.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::StepForm</name>
    <message>
        <source>Enter the value that selects this case.</source>
        <translation>حدد القيمة التي تختار هذه الحالة.</translation>
    </message>
    <message>
        <source>Use letters, digits and _ for the name of a step.</source>
        <translation>يتكون اسم الخطوة من حروف وأرقام والرمز _.</translation>
    </message>
    <message>
        <source>This name is already used.</source>
        <translation>هذا الاسم مستخدم من قبل.</translation>
    </message>
    <message>
        <source>Removed the argument.</source>
        <translation>حُذف الوسيط.</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>الأداة</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>الإصدار</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>نقطة النهاية</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>العملية</translation>
    </message>
    <message>
        <source>Operation name</source>
        <translation>اسم العملية</translation>
    </message>
    <message>
        <source>If the document has several</source>
        <translation>إذا كانت في المستند عدة عمليات</translation>
    </message>
    <message>
        <source>The only operation</source>
        <translation>العملية الوحيدة</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>الوسائط</translation>
    </message>
    <message>
        <source>Values for the variables of the operation or the arguments of the tool</source>
        <translation>قيم لمتغيرات العملية أو وسائط الأداة</translation>
    </message>
    <message>
        <source>Add value</source>
        <translation>إضافة قيمة</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>What picks a case of a tool</extracomment>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>The argument value that selects this case</source>
        <translation>قيمة الوسيط التي تختار هذه الحالة</translation>
    </message>
    <message>
        <source>Later steps refer to its result by this name.</source>
        <translation>تشير الخطوات اللاحقة إلى نتيجتها بهذا الاسم.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>الإجراء</translation>
    </message>
    <message>
        <source>Tool call</source>
        <translation>استدعاء أداة</translation>
    </message>
    <message>
        <source>GraphQL operation</source>
        <translation>عملية GraphQL</translation>
    </message>
    <message>
        <source>REST request</source>
        <translation>طلب REST</translation>
    </message>
    <message>
        <source>Own arguments</source>
        <translation>وسائط خاصة</translation>
    </message>
    <message>
        <source>Arguments that only this case takes</source>
        <translation>الوسائط التي تأخذها هذه الحالة وحدها</translation>
    </message>
    <message>
        <source>Add argument</source>
        <translation>إضافة وسيط</translation>
    </message>
    <message>
        <source>The JSON below has details that the rows cannot show. They are kept.</source>
        <translation>في JSON أدناه تفاصيل لا تستطيع الصفوف عرضها. وتبقى محفوظة.</translation>
    </message>
    <message>
        <source>As JSON Schema</source>
        <translation>بصيغة JSON Schema</translation>
    </message>
    <message>
        <source>The same arguments in full</source>
        <translation>الوسائط نفسها كاملةً</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>‏‎%1‎ (مفقودة)</translation>
    </message>
    <message>
        <source>Same as the tool</source>
        <translation>كما في الأداة</translation>
    </message>
    <message>
        <source>Active version</source>
        <translation>الإصدار النشط</translation>
    </message>
    <message>
        <source>Choose a tool</source>
        <translation>اختر أداة</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::StepModel</name>
    <message>
        <source>Always</source>
        <extracomment>When a step runs</extracomment>
        <translation>دائمًا</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Head of a table: the value that picks a case of a tool</extracomment>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>الخطوة</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>الإجراء</translation>
    </message>
    <message>
        <source>Runs</source>
        <extracomment>Head of a table: when a step runs</extracomment>
        <translation>متى تُنفَّذ</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::StepsForm</name>
    <message>
        <source>Enter the argument that selects the case.</source>
        <translation>حدد الوسيط الذي يختار الحالة.</translation>
    </message>
    <message>
        <source>Returned data</source>
        <translation>البيانات المُرجعة</translation>
    </message>
    <message>
        <source>Selected by</source>
        <translation>يختارها</translation>
    </message>
    <message>
        <source>The argument whose value selects a case</source>
        <translation>الوسيط الذي تختار قيمته إحدى الحالات</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>The members of the result. Empty: the response of the last step.</source>
        <translation>أعضاء النتيجة. إذا تُركت فارغة: رد الخطوة الأخيرة.</translation>
    </message>
    <message>
        <source>Add member</source>
        <translation>إضافة عضو</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>الحالات</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>الخطوات</translation>
    </message>
    <message>
        <source>Add case</source>
        <translation>إضافة حالة</translation>
    </message>
    <message>
        <source>Add step</source>
        <translation>إضافة خطوة</translation>
    </message>
    <message>
        <source>Removed the case %1.</source>
        <translation>أُزيلت الحالة ‎%1‎.</translation>
    </message>
    <message>
        <source>Removed the step %1.</source>
        <translation>أُزيلت الخطوة ‎%1‎.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::TextEditor</name>
    <message>
        <source>name@example.com</source>
        <translation>name@example.com</translation>
    </message>
    <message>
        <source>Choose a date</source>
        <translation>اختيار تاريخ</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ToolCommands</name>
    <message>
        <source>Duplicate %1</source>
        <translation>تكرار ‎%1‎</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n tool(s)</source>
        <translation>
            <numerusform>تكرار %n أداة</numerusform>
            <numerusform>تكرار أداة واحدة</numerusform>
            <numerusform>تكرار أداتين</numerusform>
            <numerusform>تكرار %n أدوات</numerusform>
            <numerusform>تكرار %n أداة</numerusform>
            <numerusform>تكرار %n أداة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n tool(s)</source>
        <translation>
            <numerusform>حذف %n أداة</numerusform>
            <numerusform>حذف أداة واحدة</numerusform>
            <numerusform>حذف أداتين</numerusform>
            <numerusform>حذف %n أدوات</numerusform>
            <numerusform>حذف %n أداة</numerusform>
            <numerusform>حذف %n أداة</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>حذف ‎%1‎</translation>
    </message>
    <message numerus="yes">
        <source>Created %n tool(s).</source>
        <translation>
            <numerusform>أُنشئت %n أداة.</numerusform>
            <numerusform>أُنشئت أداة واحدة.</numerusform>
            <numerusform>أُنشئت أداتان.</numerusform>
            <numerusform>أُنشئت %n أدوات.</numerusform>
            <numerusform>أُنشئت %n أداة.</numerusform>
            <numerusform>أُنشئت %n أداة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted %n tool(s).</source>
        <translation>
            <numerusform>حُذفت %n أداة.</numerusform>
            <numerusform>حُذفت أداة واحدة.</numerusform>
            <numerusform>حُذفت أداتان.</numerusform>
            <numerusform>حُذفت %n أدوات.</numerusform>
            <numerusform>حُذفت %n أداة.</numerusform>
            <numerusform>حُذفت %n أداة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted %1.</source>
        <translation>تم حذف ‎%1‎.</translation>
    </message>
    <message numerus="yes">
        <source>Enable %n tool(s)</source>
        <translation>
            <numerusform>تفعيل %n أداة</numerusform>
            <numerusform>تفعيل أداة واحدة</numerusform>
            <numerusform>تفعيل أداتين</numerusform>
            <numerusform>تفعيل %n أدوات</numerusform>
            <numerusform>تفعيل %n أداة</numerusform>
            <numerusform>تفعيل %n أداة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Disable %n tool(s)</source>
        <translation>
            <numerusform>تعطيل %n أداة</numerusform>
            <numerusform>تعطيل أداة واحدة</numerusform>
            <numerusform>تعطيل أداتين</numerusform>
            <numerusform>تعطيل %n أدوات</numerusform>
            <numerusform>تعطيل %n أداة</numerusform>
            <numerusform>تعطيل %n أداة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Enabled %n tool(s).</source>
        <translation>
            <numerusform>فُعِّلت %n أداة.</numerusform>
            <numerusform>فُعِّلت أداة واحدة.</numerusform>
            <numerusform>فُعِّلت أداتان.</numerusform>
            <numerusform>فُعِّلت %n أدوات.</numerusform>
            <numerusform>فُعِّلت %n أداة.</numerusform>
            <numerusform>فُعِّلت %n أداة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Disabled %n tool(s).</source>
        <translation>
            <numerusform>عُطِّلت %n أداة.</numerusform>
            <numerusform>عُطِّلت أداة واحدة.</numerusform>
            <numerusform>عُطِّلت أداتان.</numerusform>
            <numerusform>عُطِّلت %n أدوات.</numerusform>
            <numerusform>عُطِّلت %n أداة.</numerusform>
            <numerusform>عُطِّلت %n أداة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n tool(s) to %1</source>
        <extracomment>%1 is an endpoint</extracomment>
        <translation>
            <numerusform>نقل %n أداة إلى ‎%1‎</numerusform>
            <numerusform>نقل أداة واحدة إلى ‎%1‎</numerusform>
            <numerusform>نقل أداتين إلى ‎%1‎</numerusform>
            <numerusform>نقل %n أدوات إلى ‎%1‎</numerusform>
            <numerusform>نقل %n أداة إلى ‎%1‎</numerusform>
            <numerusform>نقل %n أداة إلى ‎%1‎</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moved %n tool(s) to %1.</source>
        <extracomment>%1 is an endpoint</extracomment>
        <translation>
            <numerusform>لم تُنقل أدوات إلى ‎%1‎.</numerusform>
            <numerusform>نُقلت أداة واحدة إلى ‎%1‎.</numerusform>
            <numerusform>نُقلت أداتان إلى ‎%1‎.</numerusform>
            <numerusform>نُقلت %n أدوات إلى ‎%1‎.</numerusform>
            <numerusform>نُقلت %n أداة إلى ‎%1‎.</numerusform>
            <numerusform>نُقلت %n أداة إلى ‎%1‎.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save a tool before you export it.</source>
        <translation>احفظ الأداة قبل تصديرها.</translation>
    </message>
    <message numerus="yes">
        <source>Exported %n tool(s) to %1.</source>
        <translation>
            <numerusform>لم تُصدَّر أدوات إلى ‎%1‎.</numerusform>
            <numerusform>صُدِّرت أداة واحدة إلى ‎%1‎.</numerusform>
            <numerusform>صُدِّرت أداتان إلى ‎%1‎.</numerusform>
            <numerusform>صُدِّرت %n أدوات إلى ‎%1‎.</numerusform>
            <numerusform>صُدِّرت %n أداة إلى ‎%1‎.</numerusform>
            <numerusform>صُدِّرت %n أداة إلى ‎%1‎.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ToolCurationPane</name>
    <message>
        <source>Parts of the tool</source>
        <translation>أجزاء الأداة</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>الأداة</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>الوسائط</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>تجربة</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>Tab: the tool as clients see it</extracomment>
        <translation>معاينة</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>الوصف</translation>
    </message>
    <message>
        <source>&amp;Approval</source>
        <extracomment>What happens when an agent calls a tool that changes something</extracomment>
        <translation>الموافقة</translation>
    </message>
    <message>
        <source>Same as endpoint</source>
        <extracomment>The choice of the endpoint counts</extracomment>
        <translation>كما في نقطة النهاية</translation>
    </message>
    <message>
        <source>&amp;Fetch all pages and join them</source>
        <translation>جلب كل الصفحات ودمجها</translation>
    </message>
    <message>
        <source>Response</source>
        <translation>الرد</translation>
    </message>
    <message>
        <source>Try the tool to see its response.</source>
        <translation>جرّب الأداة لرؤية ردها.</translation>
    </message>
    <message>
        <source>The tool as clients see it, as JSON</source>
        <translation>الأداة كما يراها العملاء بصيغة JSON</translation>
    </message>
    <message>
        <source>T&amp;ry</source>
        <translation>تجربة</translation>
    </message>
    <message>
        <source>P&amp;review request</source>
        <translation>معاينة الطلب</translation>
    </message>
    <message>
        <source>Shows the request. Nothing is sent.</source>
        <translation>يعرض الطلب. لا يُرسل شيء.</translation>
    </message>
    <message>
        <source>Not available in tools: %1</source>
        <extracomment>%1 are names of arguments of an operation</extracomment>
        <translation>غير متاح في الأدوات: ‎%1‎</translation>
    </message>
    <message>
        <source>Unchecked members are omitted.</source>
        <translation>تُحذف الأعضاء غير المحددة.</translation>
    </message>
    <message>
        <source>The description does not list the members of the response.</source>
        <translation>لا يسرد الوصف أعضاء الرد.</translation>
    </message>
    <message>
        <source>%1 in the tool list, about %2 tokens</source>
        <extracomment>%1 is a size, %2 a number</extracomment>
        <translation>‏‎%1‎ في قائمة الأدوات، نحو ‎%2‎ رمز</translation>
    </message>
    <message>
        <source>This request would be sent.</source>
        <translation>سيُرسل هذا الطلب.</translation>
    </message>
    <message>
        <source>&amp;Max items per list</source>
        <translation>الحد الأقصى لعناصر القائمة</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>بلا حد</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>الصيغة</translation>
    </message>
    <message>
        <source>Response after %1: %2, about %3 tokens</source>
        <extracomment>%1 is a time, %2 a size, %3 a number</extracomment>
        <translation>الرد بعد ‎%1‎‏: ‎%2‎، نحو ‎%3‎ رمز</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ToolEditor</name>
    <message>
        <source>Operation</source>
        <translation>العملية</translation>
    </message>
    <message>
        <source>Client</source>
        <extracomment>Tab of a tool</extracomment>
        <translation>العميل</translation>
    </message>
    <message>
        <source>What clients see of the tool</source>
        <translation>ما يراه العملاء من الأداة</translation>
    </message>
    <message>
        <source>Try</source>
        <extracomment>Tab of the drawer: the tool is called</extracomment>
        <translation>تجربة</translation>
    </message>
    <message>
        <source>Problems</source>
        <extracomment>Tab of the drawer, with how many there are</extracomment>
        <translation>المشكلات</translation>
    </message>
    <message>
        <source>Drawer</source>
        <translation>الدرج</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>المشكلات (‎%1‎)</translation>
    </message>
    <message>
        <source>History</source>
        <extracomment>Tab of the drawer: the calls of the tool</extracomment>
        <translation>المحفوظات</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>الأمثلة</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>الإصدارات</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>الوسائط</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Behaviour</source>
        <translation>السلوك</translation>
    </message>
    <message>
        <source>Not saved: an entry is not valid yet.</source>
        <translation>لم تُحفظ: في أحد المدخلات قيمة غير صالحة بعد.</translation>
    </message>
    <message>
        <source>Not saved: an entry in version %1 is not valid yet.</source>
        <translation>لم تُحفظ: في أحد مدخلات الإصدار ‎%1‎ قيمة غير صالحة بعد.</translation>
    </message>
    <message>
        <source>Parts of the tool</source>
        <translation>أجزاء الأداة</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ToolHeader</name>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>What clients call the tool</source>
        <extracomment>%1 is a name</extracomment>
        <translation>الاسم الذي يستدعي به العملاء الأداة</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Display title (optional)</source>
        <translation>العنوان المعروض (اختياري)</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>الوسوم</translation>
    </message>
    <message>
        <source>Separated by commas</source>
        <translation>تفصل بينها فواصل</translation>
    </message>
    <message>
        <source>Endpoint</source>
        <translation>نقطة النهاية</translation>
    </message>
    <message>
        <source>Where the tool sends its requests</source>
        <translation>الجهة التي ترسل إليها الأداة طلباتها</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>الوصف</translation>
    </message>
    <message>
        <source>Describe what it does and when to use it. Agents read this.</source>
        <translation>صف ما تفعله ومتى تُستخدم. الوكلاء يقرؤون هذا.</translation>
    </message>
    <message>
        <source>Enabled</source>
        <extracomment>Check box: whether clients are offered the tool</extracomment>
        <translation>مفعّلة</translation>
    </message>
    <message>
        <source>More</source>
        <translation>المزيد</translation>
    </message>
    <message>
        <source>Draft, not saved</source>
        <extracomment>Of a tool: it was changed, and the change is not saved</extracomment>
        <translation>مسودة، غير محفوظة</translation>
    </message>
    <message>
        <source>New, not saved</source>
        <extracomment>Of a tool: it was made, and is not saved</extracomment>
        <translation>جديدة، غير محفوظة</translation>
    </message>
    <message>
        <source>Another tool has this name.</source>
        <translation>توجد أداة أخرى بهذا الاسم.</translation>
    </message>
    <message>
        <source>A built-in tool has this name.</source>
        <translation>توجد أداة مدمجة بهذا الاسم.</translation>
    </message>
    <message>
        <source>Another tool has this name as an alias.</source>
        <translation>لأداة أخرى هذا الاسم كاسم بديل.</translation>
    </message>
    <message>
        <source>Default endpoint</source>
        <extracomment>In the list of endpoints, while a tool names none</extracomment>
        <translation>نقطة النهاية الافتراضية</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <extracomment>In the list of endpoints: a tool names one that does not exist</extracomment>
        <translation>‏‎%1‎ (مفقودة)</translation>
    </message>
    <message>
        <source>%1, not active</source>
        <extracomment>Of a tool: the version that is worked on is not the one that clients call</extracomment>
        <translation>‏‎%1‎، غير نشط</translation>
    </message>
    <message>
        <source>Your changes are not saved.</source>
        <translation>تغييراتك غير محفوظة.</translation>
    </message>
    <message>
        <source>Choose an endpoint</source>
        <translation>اختر نقطة نهاية</translation>
    </message>
    <message>
        <source>%1: what clients call the tool</source>
        <translation>‏‎%1‎: الاسم الذي يستدعي به العملاء الأداة</translation>
    </message>
    <message>
        <source>Details</source>
        <extracomment>Button that folds out title, endpoint, tags and description of a tool</extracomment>
        <translation>التفاصيل</translation>
    </message>
    <message>
        <source>Title, endpoint, tags and description</source>
        <translation>العنوان ونقطة النهاية والوسوم والوصف</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ToolHistoryModel</name>
    <message>
        <source>test</source>
        <extracomment>Of a call: it was made to try the tool</extracomment>
        <translation>اختبار</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <extracomment>When a call was made, and how long it took</extracomment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Who made a call, and with which arguments</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ToolListActions</name>
    <message numerus="yes">
        <source>Enable %n tool(s)</source>
        <translation>
            <numerusform>تفعيل %n أداة</numerusform>
            <numerusform>تفعيل أداة واحدة</numerusform>
            <numerusform>تفعيل أداتين</numerusform>
            <numerusform>تفعيل %n أدوات</numerusform>
            <numerusform>تفعيل %n أداة</numerusform>
            <numerusform>تفعيل %n أداة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Disable %n tool(s)</source>
        <translation>
            <numerusform>تعطيل %n أداة</numerusform>
            <numerusform>تعطيل أداة واحدة</numerusform>
            <numerusform>تعطيل أداتين</numerusform>
            <numerusform>تعطيل %n أدوات</numerusform>
            <numerusform>تعطيل %n أداة</numerusform>
            <numerusform>تعطيل %n أداة</numerusform>
        </translation>
    </message>
    <message>
        <source>Enable</source>
        <translation>تفعيل</translation>
    </message>
    <message>
        <source>Disable</source>
        <translation>تعطيل</translation>
    </message>
    <message>
        <source>Tags</source>
        <extracomment>Menu with the tags of the selected tools</extracomment>
        <translation>الوسوم</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>تكرار</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Order and groups</source>
        <translation>الترتيب والمجموعات</translation>
    </message>
    <message>
        <source>Errors first</source>
        <translation>الأخطاء أولًا</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>وسم جديد</translation>
    </message>
    <message numerus="yes">
        <source>Tag %n tool(s)</source>
        <translation>
            <numerusform>وسم %n أداة</numerusform>
            <numerusform>وسم أداة واحدة</numerusform>
            <numerusform>وسم أداتين</numerusform>
            <numerusform>وسم %n أدوات</numerusform>
            <numerusform>وسم %n أداة</numerusform>
            <numerusform>وسم %n أداة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove a tag from %n tool(s)</source>
        <translation>
            <numerusform>إزالة وسم من %n أداة</numerusform>
            <numerusform>إزالة وسم من أداة واحدة</numerusform>
            <numerusform>إزالة وسم من أداتين</numerusform>
            <numerusform>إزالة وسم من %n أدوات</numerusform>
            <numerusform>إزالة وسم من %n أداة</numerusform>
            <numerusform>إزالة وسم من %n أداة</numerusform>
        </translation>
    </message>
    <message>
        <source>Export...</source>
        <extracomment>Of the selected tools, to a file</extracomment>
        <translation>تصدير...</translation>
    </message>
    <message>
        <source>Move to</source>
        <extracomment>Menu with endpoints</extracomment>
        <translation>نقل إلى</translation>
    </message>
    <message>
        <source>No endpoints yet</source>
        <translation>لا توجد نقاط نهاية بعد</translation>
    </message>
    <message>
        <source>Save drafts</source>
        <extracomment>Of the selected tools, those that are not saved yet</extracomment>
        <translation>حفظ المسودات</translation>
    </message>
    <message>
        <source>Open in window</source>
        <translation>فتح في نافذة مستقلة</translation>
    </message>
    <message>
        <source>Sort by name</source>
        <extracomment>Orders of the tools in the list</extracomment>
        <translation>الترتيب حسب الاسم</translation>
    </message>
    <message>
        <source>Sort by last call</source>
        <translation>الترتيب حسب آخر استدعاء</translation>
    </message>
    <message>
        <source>No groups</source>
        <extracomment>Groups of the tools in the list</extracomment>
        <translation>بدون مجموعات</translation>
    </message>
    <message>
        <source>Group by endpoint</source>
        <translation>التجميع حسب نقطة النهاية</translation>
    </message>
    <message>
        <source>Group by tag</source>
        <translation>التجميع حسب الوسم</translation>
    </message>
    <message>
        <source>First tag</source>
        <extracomment>Menu with tags: the one that is chosen stands before the others, so that the tools are of its group</extracomment>
        <translation>الوسم الأول</translation>
    </message>
    <message numerus="yes">
        <source>Put %n tool(s) under %1</source>
        <extracomment>What Undo takes back; %1 is the tag by which they are grouped then</extracomment>
        <translation>
            <numerusform>وضع %n أداة تحت ‎%1‎</numerusform>
            <numerusform>وضع أداة واحدة تحت ‎%1‎</numerusform>
            <numerusform>وضع أداتين تحت ‎%1‎</numerusform>
            <numerusform>وضع %n أدوات تحت ‎%1‎</numerusform>
            <numerusform>وضع %n أداة تحت ‎%1‎</numerusform>
            <numerusform>وضع %n أداة تحت ‎%1‎</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ToolListModel</name>
    <message>
        <source>REST</source>
        <extracomment>What a tool is, in a list: it sends a request that is no GraphQL</extracomment>
        <translation>REST</translation>
    </message>
    <message>
        <source>composite</source>
        <extracomment>What a tool is, in a list: it is made of several steps</extracomment>
        <translation>مركّبة</translation>
    </message>
    <message>
        <source>query</source>
        <translation>استعلام</translation>
    </message>
    <message>
        <source>mutation</source>
        <translation>تعديل</translation>
    </message>
    <message>
        <source>subscription</source>
        <translation>اشتراك</translation>
    </message>
    <message>
        <source>draft</source>
        <extracomment>Of a tool in a list: it was changed, and the change is not saved yet</extracomment>
        <translation>مسودة</translation>
    </message>
    <message>
        <source>off</source>
        <extracomment>Of a tool in a list: it is switched off</extracomment>
        <translation>معطّلة</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>‏%n خطأ</numerusform>
            <numerusform>‏%n خطأ</numerusform>
            <numerusform>‏%n خطأ</numerusform>
            <numerusform>‏%n أخطاء</numerusform>
            <numerusform>‏%n خطأً</numerusform>
            <numerusform>‏%n خطأ</numerusform>
        </translation>
    </message>
    <message>
        <source>New tool</source>
        <translation>أداة جديدة</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>لم تُحفظ بعد</translation>
    </message>
    <message>
        <source>Default endpoint</source>
        <translation>نقطة النهاية الافتراضية</translation>
    </message>
    <message>
        <source>Without tag</source>
        <translation>بلا وسم</translation>
    </message>
    <message>
        <source>With errors</source>
        <translation>بها أخطاء</translation>
    </message>
    <message>
        <source>Without errors</source>
        <translation>بلا أخطاء</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ToolNotesModel</name>
    <message>
        <source>Error</source>
        <translation>خطأ</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>تحذير</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>نصيحة</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Read out by screen readers: &quot;Error: Cannot query field ...&quot;</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>‏‎%1‎، السطر ‎%2‎</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ToolNotices</name>
    <message>
        <source>Keep mine</source>
        <extracomment>Answer when somebody else changed what is being edited</extracomment>
        <translation>الإبقاء على نسختي</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <extracomment>Answer when somebody else changed what is being edited</extracomment>
        <translation>أخذ النسخة الأخرى</translation>
    </message>
    <message>
        <source>Save anyway</source>
        <extracomment>Saves a tool although others stop working</extracomment>
        <translation>الحفظ على أي حال</translation>
    </message>
    <message>
        <source>Nothing can be saved now: %1</source>
        <translation>لا يمكن حفظ شيء الآن: ‎%1‎</translation>
    </message>
    <message>
        <source>Merge</source>
        <extracomment>Answer when somebody else changed what is being edited: both changes, and in fields that both changed one&apos;s own</extracomment>
        <translation>دمج</translation>
    </message>
    <message>
        <source>Compare</source>
        <extracomment>Shows what somebody else changed beside what is being edited</extracomment>
        <translation>مقارنة</translation>
    </message>
    <message>
        <source>Saved now</source>
        <extracomment>Heading of what somebody else saved</extracomment>
        <translation>المحفوظ الآن</translation>
    </message>
    <message>
        <source>Saved by %1</source>
        <translation>حفظه ‎%1‎</translation>
    </message>
    <message>
        <source>Your draft</source>
        <extracomment>Heading of what one has typed and not saved</extracomment>
        <translation>مسودتك</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>Opens the tool that is told of</extracomment>
        <translation>فتح</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ToolSession</name>
    <message>
        <source>The definition is not complete.</source>
        <translation>التعريف غير مكتمل.</translation>
    </message>
    <message>
        <source>Complete it before you open another version.</source>
        <translation>أكمله قبل فتح إصدار آخر.</translation>
    </message>
    <message>
        <source>Discard the changes to %1</source>
        <extracomment>What Undo takes back; %1 is a tool</extracomment>
        <translation>تجاهل التغييرات في ‎%1‎</translation>
    </message>
    <message>
        <source>Discarded the changes to %1.</source>
        <translation>تم تجاهل التغييرات في ‎%1‎.</translation>
    </message>
    <message>
        <source>Your changes are kept as a draft.</source>
        <translation>تُحفظ تغييراتك مسودةً.</translation>
    </message>
    <message numerus="yes">
        <source>Not saved, because every call would fail: %n error(s).</source>
        <translation>
            <numerusform>لم تُحفظ لأن كل استدعاء سيفشل: %n خطأ.</numerusform>
            <numerusform>لم تُحفظ لأن كل استدعاء سيفشل: خطأ واحد.</numerusform>
            <numerusform>لم تُحفظ لأن كل استدعاء سيفشل: خطآن.</numerusform>
            <numerusform>لم تُحفظ لأن كل استدعاء سيفشل: %n أخطاء.</numerusform>
            <numerusform>لم تُحفظ لأن كل استدعاء سيفشل: %n خطأً.</numerusform>
            <numerusform>لم تُحفظ لأن كل استدعاء سيفشل: %n خطأ.</numerusform>
        </translation>
    </message>
    <message>
        <source>Create %1</source>
        <translation>إنشاء ‎%1‎</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>إعادة تسمية ‎%1‎</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>تغيير ‎%1‎</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>تم حفظ ‎%1‎.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ToolView</name>
    <message>
        <source>Discard changes</source>
        <translation>تجاهل التغييرات</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Example %1</source>
        <translation>المثال %1</translation>
    </message>
    <message>
        <source>Try the tool first. The command repeats its last request.</source>
        <translation>جرّب الأداة أولًا. فالأمر يكرر آخر طلب لها.</translation>
    </message>
    <message>
        <source>Command copied.</source>
        <translation>نُسخ الأمر.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ToolWindowPage</name>
    <message>
        <source>The tool %1 no longer exists.</source>
        <translation>لم تعد هناك أداة ‎%1‎.</translation>
    </message>
    <message>
        <source>It was deleted or renamed.</source>
        <translation>حُذفت أو أُعيدت تسميتها.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ToolsPage</name>
    <message>
        <source>Tools</source>
        <translation>الأدوات</translation>
    </message>
    <message>
        <source>Filter tools</source>
        <translation>تصفية الأدوات</translation>
    </message>
    <message>
        <source>New tool</source>
        <translation>أداة جديدة</translation>
    </message>
    <message>
        <source>No tool matches “%1”.</source>
        <translation>لا توجد أداة تطابق «‎%1‎».</translation>
    </message>
    <message>
        <source>No tools yet</source>
        <translation>لا توجد أدوات بعد</translation>
    </message>
    <message>
        <source>Tools are saved API operations that agents can call.</source>
        <translation>الأدوات عمليات API محفوظة يمكن للوكلاء استدعاؤها.</translation>
    </message>
    <message>
        <source>Tools are saved API operations. Add an endpoint first.</source>
        <translation>الأدوات عمليات API محفوظة. أضف نقطة نهاية أولًا.</translation>
    </message>
    <message>
        <source>Show window</source>
        <translation>إظهار النافذة</translation>
    </message>
    <message>
        <source>Edit here</source>
        <extracomment>A tool that is open in another window is worked on in this one again</extracomment>
        <translation>التحرير هنا</translation>
    </message>
    <message>
        <source>The tool %1 no longer exists.</source>
        <translation>لم تعد هناك أداة ‎%1‎.</translation>
    </message>
    <message>
        <source>%1 is open in its own window.</source>
        <extracomment>%1 is a tool</extracomment>
        <translation>‏‎%1‎ مفتوحة في نافذة مستقلة.</translation>
    </message>
    <message>
        <source>Edit it there. Your changes from here are there too.</source>
        <translation>حرّرها هناك. فتغييراتك هنا موجودة هناك أيضًا.</translation>
    </message>
    <message>
        <source>No tool selected</source>
        <translation>لم تُحدَّد أي أداة</translation>
    </message>
    <message>
        <source>Select a tool in the list to edit it.</source>
        <translation>حدد أداة في القائمة لتحريرها.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::Tray</name>
    <message>
        <source>Show window</source>
        <translation>إظهار النافذة</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::TrayNotices</name>
    <message>
        <source>The server is not running</source>
        <translation>الخادم لا يعمل</translation>
    </message>
    <message>
        <source>A new client</source>
        <translation>عميل جديد</translation>
    </message>
    <message>
        <source>%1 connected for the first time.</source>
        <extracomment>%1 is the name of a client</extracomment>
        <translation>اتصل ‎%1‎ لأول مرة.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::TryPane</name>
    <message>
        <source>Arguments</source>
        <translation>الوسائط</translation>
    </message>
    <message>
        <source>The response appears here.</source>
        <translation>يظهر الرد هنا.</translation>
    </message>
    <message>
        <source>Save the arguments as an example</source>
        <translation>حفظ الوسائط كمثال</translation>
    </message>
    <message>
        <source>Test</source>
        <extracomment>How a tool is tried: it is called, and what happens is told step by step</extracomment>
        <translation>اختبار</translation>
    </message>
    <message>
        <source>Preview</source>
        <extracomment>How a tool is tried: what it would send is told, and nothing is sent</extracomment>
        <translation>معاينة</translation>
    </message>
    <message>
        <source>As client</source>
        <extracomment>How a tool is tried: as if a client called it
----------
Tab: the answer as the client reads it</extracomment>
        <translation>كعميل</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>الوضع</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Show in log</source>
        <translation>عرض في السجل</translation>
    </message>
    <message>
        <source>Response</source>
        <extracomment>Tab: the answer as data</extracomment>
        <translation>الرد</translation>
    </message>
    <message>
        <source>Trace</source>
        <extracomment>Tab: what happened step by step</extracomment>
        <translation>التتبّع</translation>
    </message>
    <message>
        <source>Response as text</source>
        <translation>الرد كنص</translation>
    </message>
    <message>
        <source>Running...</source>
        <translation>جارٍ التنفيذ...</translation>
    </message>
    <message>
        <source>Dry run: nothing sent</source>
        <translation>تشغيل تجريبي: لم يُرسل شيء</translation>
    </message>
    <message>
        <source>%1 - %2</source>
        <extracomment>How a call ended: how long it took and how big the answer is</extracomment>
        <translation>%1 - %2</translation>
    </message>
    <message>
        <source>Baseline</source>
        <extracomment>An answer that later ones of the tool are compared with</extracomment>
        <translation>المرجع</translation>
    </message>
    <message>
        <source>Pin as baseline</source>
        <translation>تثبيت كمرجع</translation>
    </message>
    <message>
        <source>Compare with baseline...</source>
        <translation>المقارنة بالمرجع...</translation>
    </message>
    <message>
        <source>%1, truncated</source>
        <extracomment>How a call ended: %1 is how long it took, and the answer is not all there is</extracomment>
        <translation>‏‎%1‎، مقتطع</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>أُلغي.</translation>
    </message>
    <message>
        <source>The API returned errors together with the data.</source>
        <extracomment>Errors of an API that came together with data</extracomment>
        <translation>أعادت واجهة API أخطاء مع البيانات.</translation>
    </message>
    <message>
        <source>The API returned errors together with the data: %1</source>
        <translation>أعادت واجهة API أخطاء مع البيانات: ‎%1‎</translation>
    </message>
    <message>
        <source>Calls the tool and records each step.</source>
        <translation>يستدعي الأداة ويسجل كل خطوة.</translation>
    </message>
    <message>
        <source>Shows the request without sending it.</source>
        <translation>يعرض الطلب دون إرساله.</translation>
    </message>
    <message>
        <source>Calls the tool the way a client does.</source>
        <translation>يستدعي الأداة كما يفعل العميل.</translation>
    </message>
    <message>
        <source>Saves this response (up to %1) so that you can compare later ones with it</source>
        <extracomment>%1 is a size</extracomment>
        <translation>يحفظ هذا الرد (حتى ‎%1‎) لتقارن به الردود اللاحقة</translation>
    </message>
    <message>
        <source>Response after %1, %2.</source>
        <extracomment>Said by a screen reader: how long a call took and how big the answer is</extracomment>
        <translation>الرد بعد ‎%1‎‏، ‎%2‎.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::TypeEditor</name>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>السطر ‎%1‎، العمود ‎%2‎‏: ‎%3‎</translation>
    </message>
    <message>
        <source>At %1: %2</source>
        <translation>عند ‎%1‎‏: ‎%2‎</translation>
    </message>
    <message>
        <source>Ways to edit the type</source>
        <translation>طرق تحرير النوع</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>القيم</translation>
    </message>
    <message>
        <source>JSON Schema</source>
        <translation>JSON Schema</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>تجربته</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>الوصف</translation>
    </message>
    <message>
        <source>Values of the type</source>
        <translation>قيم النوع</translation>
    </message>
    <message>
        <source>Add value</source>
        <translation>إضافة قيمة</translation>
    </message>
    <message>
        <source>This type is not a list of values. Edit it as JSON Schema.</source>
        <translation>هذا النوع ليس قائمة قيم. حرّره بصيغة JSON Schema.</translation>
    </message>
    <message>
        <source>Used for &amp;scalars</source>
        <translation>مستخدم للأنواع المفردة</translation>
    </message>
    <message>
        <source>None</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>Custom scalars, separated by commas. Their arguments use this type automatically.</source>
        <translation>أنواع مفردة مخصصة، تفصل بينها فواصل. وتستخدم وسائطها هذا النوع تلقائيًا.</translation>
    </message>
    <message>
        <source>%1 is not a valid scalar name.</source>
        <translation>‏‎%1‎ ليس اسمًا صالحًا لنوع مفرد.</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>الأمثلة</translation>
    </message>
    <message>
        <source>Add as e&amp;xample</source>
        <extracomment>Keeps the value that is tried</extracomment>
        <translation>إضافة كمثال</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::TypeExamples</name>
    <message>
        <source>Clients see these values with the schema.</source>
        <translation>يرى العملاء هذه القيم مع المخطط.</translation>
    </message>
    <message>
        <source>Example</source>
        <extracomment>Headings: a value as JSON, and whether the schema takes it</extracomment>
        <translation>المثال</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>التحقق</translation>
    </message>
    <message>
        <source>Examples of the type</source>
        <translation>أمثلة النوع</translation>
    </message>
    <message>
        <source>Add example</source>
        <translation>إضافة مثال</translation>
    </message>
    <message>
        <source>A schema of just true or false cannot have examples.</source>
        <translation>لا يمكن أن تكون أمثلة لمخطط ليس إلا true أو false.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::TypeListModel</name>
    <message numerus="yes">
        <source>%n label(s)</source>
        <translation>
            <numerusform>‏%n تسمية</numerusform>
            <numerusform>تسمية واحدة</numerusform>
            <numerusform>تسميتان</numerusform>
            <numerusform>‏%n تسميات</numerusform>
            <numerusform>‏%n تسمية</numerusform>
            <numerusform>‏%n تسمية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>‏%n قيمة</numerusform>
            <numerusform>قيمة واحدة</numerusform>
            <numerusform>قيمتان</numerusform>
            <numerusform>‏%n قيم</numerusform>
            <numerusform>‏%n قيمة</numerusform>
            <numerusform>‏%n قيمة</numerusform>
        </translation>
    </message>
    <message>
        <source>JSON Schema</source>
        <translation>JSON Schema</translation>
    </message>
    <message>
        <source>Types</source>
        <translation>الأنواع</translation>
    </message>
    <message>
        <source>Mappings</source>
        <translation>عمليات الربط</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>غير محفوظ</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s)</source>
        <translation>
            <numerusform>‏%n أداة</numerusform>
            <numerusform>أداة واحدة</numerusform>
            <numerusform>أداتان</numerusform>
            <numerusform>‏%n أدوات</numerusform>
            <numerusform>‏%n أداة</numerusform>
            <numerusform>‏%n أداة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A row of the list of types, as it is read aloud: name and what it is</extracomment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Looks like a date</source>
        <translation>يبدو تاريخًا</translation>
    </message>
    <message>
        <source>Looks like a date and time</source>
        <translation>يبدو تاريخًا مع الوقت</translation>
    </message>
    <message>
        <source>Looks like a time of day</source>
        <translation>يبدو وقتًا من اليوم</translation>
    </message>
    <message>
        <source>Looks like a duration</source>
        <translation>يبدو مدة زمنية</translation>
    </message>
    <message>
        <source>Looks like a UUID</source>
        <translation>يبدو UUID</translation>
    </message>
    <message>
        <source>Looks like an ID</source>
        <translation>يبدو معرّفًا</translation>
    </message>
    <message>
        <source>Looks like a web address</source>
        <translation>يبدو عنوان ويب</translation>
    </message>
    <message>
        <source>Looks like an e-mail address</source>
        <translation>يبدو عنوان بريد إلكتروني</translation>
    </message>
    <message>
        <source>Looks like JSON of any shape</source>
        <translation>يبدو JSON بأي شكل</translation>
    </message>
    <message>
        <source>Looks like a whole number</source>
        <translation>يبدو عددًا صحيحًا</translation>
    </message>
    <message>
        <source>Looks like an exact number</source>
        <translation>يبدو عددًا دقيقًا</translation>
    </message>
    <message>
        <source>File: cannot be sent</source>
        <translation>ملف: لا يمكن إرساله</translation>
    </message>
    <message>
        <source>Any value</source>
        <translation>أي قيمة</translation>
    </message>
    <message>
        <source>Scalars without a type</source>
        <extracomment>Heading in the list of types: scalars that no type stands for</extracomment>
        <translation>أنواع مفردة بلا نوع</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::TypesPage</name>
    <message>
        <source>New type</source>
        <translation>نوع جديد</translation>
    </message>
    <message>
        <source>New mapping</source>
        <translation>ربط جديد</translation>
    </message>
    <message>
        <source>Types and mappings</source>
        <translation>الأنواع وعمليات الربط</translation>
    </message>
    <message>
        <source>Filter types</source>
        <translation>تصفية الأنواع</translation>
    </message>
    <message>
        <source>New type or mapping</source>
        <translation>نوع أو ربط جديد</translation>
    </message>
    <message>
        <source>No type matches %1.</source>
        <translation>لا نوع يطابق ‎%1‎.</translation>
    </message>
    <message>
        <source>A type is a named JSON Schema that the parameters of several tools share, such as a list of allowed values. A mapping gives labels to the values that an API wants.</source>
        <translation>النوع هو JSON Schema مسمّى تشترك فيه معاملات عدة أدوات، مثل قائمة قيم مسموح بها. ويعطي الربط تسميات للقيم التي تطلبها الواجهة.</translation>
    </message>
    <message>
        <source>New %1</source>
        <translation>إنشاء ‎%1‎</translation>
    </message>
    <message>
        <source>Created %1.</source>
        <translation>تم إنشاء ‎%1‎.</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>تكرار ‎%1‎</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>تغيير ‎%1‎</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>تم حفظ ‎%1‎.</translation>
    </message>
    <message>
        <source>%1 is defined in config.yaml. Remove it there.</source>
        <translation>‏‎%1‎ معرّف في config.yaml. احذفه من هناك.</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>حذف ‎%1‎</translation>
    </message>
    <message>
        <source>Deleted %1.</source>
        <translation>تم حذف ‎%1‎.</translation>
    </message>
    <message>
        <source>There is no type or mapping %1.</source>
        <translation>لا يوجد نوع أو ربط باسم ‎%1‎.</translation>
    </message>
    <message>
        <source>Save anyway</source>
        <translation>الحفظ على أي حال</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::UndoNotice</name>
    <message>
        <source>Undo</source>
        <translation>تراجع</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::VariableDialog</name>
    <message>
        <source>New context variable</source>
        <translation>متغير سياق جديد</translation>
    </message>
    <message>
        <source>Context variable</source>
        <translation>متغير سياق</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>&amp;Value</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>&amp;Credential</source>
        <translation>بيانات الاعتماد</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>الوصف</translation>
    </message>
    <message>
        <source>S&amp;tored</source>
        <translation>مكان الحفظ</translation>
    </message>
    <message>
        <source>Secret, from a credential</source>
        <translation>سرّي، من بيانات اعتماد</translation>
    </message>
    <message>
        <source>Create a credential on the Credentials page first.</source>
        <translation>أنشئ بيانات اعتماد في صفحة بيانات الاعتماد أولًا.</translation>
    </message>
    <message>
        <source>Saved with the workspace</source>
        <translation>يُحفظ مع مساحة العمل</translation>
    </message>
    <message>
        <source>Until Tooltray quits</source>
        <translation>حتى إنهاء Tooltray</translation>
    </message>
    <message>
        <source>Text, number, true or false</source>
        <translation>نص أو عدد أو true أو false</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>القيمة</translation>
    </message>
    <message>
        <source>Credential</source>
        <translation>بيانات اعتماد</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>الوصف</translation>
    </message>
    <message>
        <source>Stored</source>
        <translation>مكان الحفظ</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Defined in config.yaml. Change it there.</source>
        <translation>معرّف في config.yaml. غيّره هناك.</translation>
    </message>
    <message>
        <source>A variable with this name already exists.</source>
        <translation>يوجد متغير بهذا الاسم بالفعل.</translation>
    </message>
    <message>
        <source>New variable %1</source>
        <translation>متغير جديد ‎%1‎</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>تغيير ‎%1‎</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <extracomment>Answer when somebody else changed what is being edited</extracomment>
        <translation>الإبقاء على نسختي</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <extracomment>Answer when somebody else changed what is being edited</extracomment>
        <translation>أخذ النسخة الأخرى</translation>
    </message>
    <message>
        <source>The typed value may be a secret and was not stored. Type it again, or store it as a credential.</source>
        <translation>قد تكون القيمة التي كتبتها سرًا، فلم تُحفظ. اكتبها من جديد، أو احفظها كبيانات اعتماد.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::VariantsEditor</name>
    <message>
        <source>(none)</source>
        <translation>(بلا)</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::VersionCommands</name>
    <message numerus="yes">
        <source>Not activated, because every call would fail: %n error(s).</source>
        <translation>
            <numerusform>لم يُنشَّط لأن كل استدعاء سيفشل: %n خطأ.</numerusform>
            <numerusform>لم يُنشَّط لأن كل استدعاء سيفشل: خطأ واحد.</numerusform>
            <numerusform>لم يُنشَّط لأن كل استدعاء سيفشل: خطآن.</numerusform>
            <numerusform>لم يُنشَّط لأن كل استدعاء سيفشل: %n أخطاء.</numerusform>
            <numerusform>لم يُنشَّط لأن كل استدعاء سيفشل: %n خطأً.</numerusform>
            <numerusform>لم يُنشَّط لأن كل استدعاء سيفشل: %n خطأ.</numerusform>
        </translation>
    </message>
    <message>
        <source>Activate version %1 of %2</source>
        <translation>تنشيط الإصدار ‎%1‎ من ‎%2‎</translation>
    </message>
    <message>
        <source>Clients still get version %1, the approved one, until you approve the change.</source>
        <translation>ما زال العملاء يحصلون على الإصدار ‎%1‎ الموافَق عليه، حتى توافق على التغيير.</translation>
    </message>
    <message>
        <source>New version of %1</source>
        <translation>إصدار جديد من ‎%1‎</translation>
    </message>
    <message>
        <source>Delete version %1 of %2</source>
        <translation>حذف الإصدار ‎%1‎ من ‎%2‎</translation>
    </message>
    <message>
        <source>Deleted version %1 of %2.</source>
        <translation>حُذف الإصدار ‎%1‎ من ‎%2‎.</translation>
    </message>
    <message>
        <source>The definition is not complete.</source>
        <translation>التعريف غير مكتمل.</translation>
    </message>
    <message>
        <source>Your changes are kept as a draft.</source>
        <translation>تُحفظ تغييراتك مسودةً.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::VersionListModel</name>
    <message>
        <source>Called %1</source>
        <extracomment>When a version of a tool was called last, and what the version says of itself</extracomment>
        <translation>استُدعي ‎%1‎</translation>
    </message>
    <message>
        <source>Called %1 · %2</source>
        <translation>استُدعي ‎%1‎‏ · ‎%2‎</translation>
    </message>
    <message>
        <source>active</source>
        <extracomment>Of a version of a tool: the one that is called</extracomment>
        <translation>نشط</translation>
    </message>
    <message>
        <source>approved</source>
        <extracomment>Of a version of a tool: a person approved it, and it is served</extracomment>
        <translation>موافَق عليه</translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>Of a version of a tool: the one that the other tabs show</extracomment>
        <translation>مفتوح</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>‏%n خطأ</numerusform>
            <numerusform>‏%n خطأ</numerusform>
            <numerusform>‏%n خطأ</numerusform>
            <numerusform>‏%n أخطاء</numerusform>
            <numerusform>‏%n خطأً</numerusform>
            <numerusform>‏%n خطأ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::VersionsTab</name>
    <message>
        <source>Open</source>
        <extracomment>Button: the version is shown in the other tabs, to be worked on</extracomment>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Edit this version in the other tabs</source>
        <translation>تحرير هذا الإصدار في علامات التبويب الأخرى</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>Button: the version is called from now on</extracomment>
        <translation>تنشيط</translation>
    </message>
    <message>
        <source>Make this the version that clients call</source>
        <translation>جعل هذا الإصدار ما يستدعيه العملاء</translation>
    </message>
    <message>
        <source>New version</source>
        <translation>إصدار جديد</translation>
    </message>
    <message>
        <source>Create a new version as a copy of this one</source>
        <translation>إنشاء إصدار جديد نسخةً من هذا الإصدار</translation>
    </message>
    <message>
        <source>Delete this version</source>
        <translation>حذف هذا الإصدار</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>الإصدارات</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>مقارنةً بـ</translation>
    </message>
    <message>
        <source>Differences between the versions</source>
        <translation>الاختلافات بين الإصدارين</translation>
    </message>
    <message>
        <source>%1 (active)</source>
        <translation>‏‎%1‎ (نشط)</translation>
    </message>
    <message>
        <source>Only one version</source>
        <translation>إصدار واحد فقط</translation>
    </message>
    <message>
        <source>Identical</source>
        <translation>متطابقان</translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2: %n line(s) differ</source>
        <extracomment>From one version to another</extracomment>
        <translation>
            <numerusform>من ‎%1‎ إلى ‎%2‎: لا أسطر مختلفة</numerusform>
            <numerusform>من ‎%1‎ إلى ‎%2‎: سطر واحد مختلف</numerusform>
            <numerusform>من ‎%1‎ إلى ‎%2‎: سطران مختلفان</numerusform>
            <numerusform>من ‎%1‎ إلى ‎%2‎‏: %n أسطر مختلفة</numerusform>
            <numerusform>من ‎%1‎ إلى ‎%2‎‏: %n سطرًا مختلفًا</numerusform>
            <numerusform>من ‎%1‎ إلى ‎%2‎‏: %n سطر مختلف</numerusform>
        </translation>
    </message>
    <message>
        <source>The active version cannot be deleted</source>
        <translation>لا يمكن حذف الإصدار النشط</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::WorkspaceButton</name>
    <message>
        <source>Workspace: %1</source>
        <extracomment>Of a button; %1 is the name of the workspace that is open</extracomment>
        <translation>مساحة العمل: ‎%1‎</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::WorkspaceSwitcher</name>
    <message>
        <source>Workspace</source>
        <extracomment>Beside an entry of the palette: what kind of thing it is</extracomment>
        <translation>مساحة العمل</translation>
    </message>
    <message>
        <source>Open workspace %1</source>
        <translation>فتح مساحة العمل ‎%1‎</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::WorkspacesDialog</name>
    <message>
        <source>Workspaces</source>
        <translation>مساحات العمل</translation>
    </message>
    <message>
        <source>Each workspace has its own tools, endpoints, credentials, clients and log, and its own address. A client works in one workspace.</source>
        <translation>لكل مساحة عمل أدواتها ونقاط نهايتها وبيانات اعتمادها وعملاؤها وسجلها وعنوانها. ويعمل كل عميل في مساحة عمل واحدة.</translation>
    </message>
    <message>
        <source>Workspace or client</source>
        <extracomment>Number of tools, as the header of a column</extracomment>
        <translation>مساحة عمل أو عميل</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>الأدوات</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Workspaces and their clients</source>
        <translation>مساحات العمل وعملاؤها</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>&amp;New...</source>
        <translation>جديدة...</translation>
    </message>
    <message>
        <source>&amp;Rename...</source>
        <translation>إعادة التسمية...</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Mo&amp;ve client to</source>
        <translation>نقل العميل إلى</translation>
    </message>
    <message>
        <source>N&amp;ame</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Lowercase letters, digits, - and _</source>
        <translation>حروف لاتينية صغيرة وأرقام و- و_</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>إعادة التسمية</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>إنشاء</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>فتح</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>%1 (open)</source>
        <extracomment>A workspace that the window shows</extracomment>
        <translation>‏‎%1‎ (مفتوحة)</translation>
    </message>
    <message>
        <source>%1 (blocked)</source>
        <translation>‏‎%1‎ (محظور)</translation>
    </message>
    <message>
        <source>Created the workspace %1.</source>
        <translation>أُنشئت مساحة العمل ‎%1‎.</translation>
    </message>
    <message>
        <source>Remove the workspace %1? Its clients lose access. Its files are kept.</source>
        <translation>هل تريد إزالة مساحة العمل ‎%1‎؟ سيفقد عملاؤها الوصول، وتبقى ملفاتها محفوظة.</translation>
    </message>
    <message>
        <source>Removed the workspace %1. Its files are in %2.</source>
        <translation>أُزيلت مساحة العمل ‎%1‎. ملفاتها في ‎%2‎.</translation>
    </message>
    <message>
        <source>%1 is now called %2. Clients need its new address.</source>
        <translation>أصبح اسم ‎%1‎ الآن ‎%2‎. يحتاج العملاء إلى عنوانها الجديد.</translation>
    </message>
    <message>
        <source>%1 now works in %2. Its token stays the same; its address is that of %2.</source>
        <translation>يعمل ‎%1‎ الآن في ‎%2‎. يبقى رمزه كما هو، وعنوانه هو عنوان ‎%2‎.</translation>
    </message>
</context>
</TS>
