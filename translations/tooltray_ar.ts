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
        <source>As the &amp;system</source>
        <translation>حسب النظام</translation>
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
        <source>New tools from sche&amp;ma...</source>
        <translation>أدوات جديدة من المخطط...</translation>
    </message>
    <message>
        <source>&amp;Refresh schemas</source>
        <translation>تحديث المخططات</translation>
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
        <source>&amp;Enable or disable</source>
        <translation>تفعيل أو تعطيل</translation>
    </message>
    <message>
        <source>&amp;Copy definition</source>
        <translation>نسخ التعريف</translation>
    </message>
    <message>
        <source>Calls in the &amp;log</source>
        <translation>الاستدعاءات في السجل</translation>
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
        <translation>استخدام المنفذ %1 بدلًا منه</translation>
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
        <source>&amp;Run the examples</source>
        <translation>تنفيذ الأمثلة</translation>
    </message>
    <message>
        <source>E&amp;xport tools...</source>
        <translation>تصدير الأدوات...</translation>
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
        <source>Comes from</source>
        <translation>يأتي من</translation>
    </message>
    <message>
        <source>Which one</source>
        <translation>أيها</translation>
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
        <source>An argument</source>
        <translation>وسيط</translation>
    </message>
    <message>
        <source>A constant</source>
        <translation>قيمة ثابتة</translation>
    </message>
    <message>
        <source>A context variable</source>
        <translation>متغير سياق</translation>
    </message>
    <message>
        <source>An earlier step</source>
        <translation>خطوة سابقة</translation>
    </message>
    <message>
        <source>The element</source>
        <translation>العنصر</translation>
    </message>
    <message>
        <source>Others, as JSON</source>
        <extracomment>Where a value comes from: it is made of several others, which is written as JSON</extracomment>
        <translation>قيمة مركبة، بصيغة JSON</translation>
    </message>
    <message>
        <source>A value made of others is a JSON object, such as {&quot;first&quot;: [...]}.</source>
        <translation>القيمة المركبة كائن JSON، مثل ‎{&quot;first&quot;: [...]}‎.</translation>
    </message>
    <message>
        <source>Say which step, such as find_user/id.</source>
        <translation>حدد الخطوة، مثل find_user/id.</translation>
    </message>
    <message>
        <source>Say which argument, such as project or filter/state.</source>
        <translation>حدد الوسيط، مثل project أو filter/state.</translation>
    </message>
    <message>
        <source>A name is missing.</source>
        <translation>هناك اسم ناقص.</translation>
    </message>
    <message>
        <source>The name is there twice.</source>
        <translation>الاسم مكرر.</translation>
    </message>
    <message>
        <source>Row %1: %2</source>
        <extracomment>The row of a table and what is wrong with it</extracomment>
        <translation>الصف %1: %2</translation>
    </message>
</context>
<context>
    <name>ClipboardTools</name>
    <message>
        <source>There is no text in the clipboard.</source>
        <translation>لا يوجد نص في الحافظة.</translation>
    </message>
    <message>
        <source>The text in the clipboard is too long to be a tool.</source>
        <translation>النص في الحافظة أطول من أن يكون أداة.</translation>
    </message>
    <message>
        <source>The text in the clipboard is no GraphQL operation, no cURL command and no definition of a tool.</source>
        <translation>النص في الحافظة ليس عملية GraphQL ولا أمر cURL ولا تعريف أداة.</translation>
    </message>
    <message>
        <source>The cURL command carries no GraphQL request: its body is to be JSON with a “query”.</source>
        <translation>لا يحمل أمر cURL طلب GraphQL: يجب أن يكون متنه JSON فيه “query”.</translation>
    </message>
    <message>
        <source>There is no endpoint with the address %1: see to which one the tool goes. Headers and credentials of the command are not taken over.</source>
        <translation>لا توجد نقطة نهاية بالعنوان %1: تحقق من النقطة التي تتبعها الأداة. لا تُنقل ترويسات الأمر ولا بيانات اعتماده.</translation>
    </message>
    <message>
        <source>The text in the clipboard is a pack. Save it as a file and import that.</source>
        <translation>النص في الحافظة حزمة. احفظه في ملف ثم استورد الملف.</translation>
    </message>
    <message>
        <source>The JSON in the clipboard is neither a GraphQL request nor the definition of a tool.</source>
        <translation>بيانات JSON في الحافظة ليست طلب GraphQL ولا تعريف أداة.</translation>
    </message>
    <message>
        <source>The definition in the clipboard cannot be used: %1</source>
        <translation>لا يمكن استخدام التعريف الموجود في الحافظة: %1</translation>
    </message>
    <message>
        <source>The endpoint %1 of the tool does not exist here: see to which one it goes.</source>
        <translation>نقطة النهاية %1 الخاصة بالأداة غير موجودة هنا: تحقق من النقطة التي تتبعها الأداة.</translation>
    </message>
    <message>
        <source>The GraphQL in the clipboard cannot be read, line %1: %2</source>
        <translation>تتعذّر قراءة نص GraphQL في الحافظة، السطر %1: %2</translation>
    </message>
    <message>
        <source>The GraphQL in the clipboard has no operation.</source>
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
        <source>Value from</source>
        <extracomment>Heads of a table: where a value comes from, which one it is, how it is tested, against what</extracomment>
        <translation>القيمة من</translation>
    </message>
    <message>
        <source>Which one</source>
        <translation>أيها</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>الاختبار</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>قيمة المقارنة</translation>
    </message>
    <message>
        <source>is there</source>
        <translation>موجود</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>غير موجود</translation>
    </message>
    <message>
        <source>is</source>
        <translation>يساوي</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>لا يساوي</translation>
    </message>
    <message>
        <source>matches the pattern</source>
        <translation>يطابق النمط</translation>
    </message>
    <message>
        <source>does not match the pattern</source>
        <translation>لا يطابق النمط</translation>
    </message>
    <message>
        <source>On a condition</source>
        <translation>بشرط</translation>
    </message>
    <message>
        <source>If %1 %2 %3</source>
        <extracomment>When a step runs: a value, how it is tested, and against what</extracomment>
        <translation>إذا تحقق: %1 %2 %3</translation>
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
        <source>Any header</source>
        <translation>أي ترويسة</translation>
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
        <source>Sent as “Authorization: Bearer …”, as most APIs want it.</source>
        <translation>يُرسل بالشكل “Authorization: Bearer …”، كما تطلب معظم واجهات API.</translation>
    </message>
    <message>
        <source>Sent as it is, in a header such as X-Api-Key.</source>
        <translation>يُرسل كما هو في ترويسة مثل X-Api-Key.</translation>
    </message>
    <message>
        <source>Sent as it is, in the header you name.</source>
        <translation>يُرسل كما هو في الترويسة التي تسميها.</translation>
    </message>
    <message>
        <source>Sent as “Authorization: Basic …”.</source>
        <translation>يُرسل بالشكل “Authorization: Basic …”.</translation>
    </message>
    <message>
        <source>A token server gives out a token for a client and its secret; it is renewed by itself.</source>
        <translation>يمنح خادم الرموز رمزًا لعميل وسرّه؛ ويُجدَّد تلقائيًا.</translation>
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
        <source>Keychain of this computer</source>
        <translation>سلسلة مفاتيح هذا الحاسوب</translation>
    </message>
    <message>
        <source>Environment variable</source>
        <translation>متغير بيئة</translation>
    </message>
    <message>
        <source>Output of a program</source>
        <translation>خرج برنامج</translation>
    </message>
    <message>
        <source>Memory only</source>
        <translation>الذاكرة فقط</translation>
    </message>
    <message>
        <source>Kept by the desktop and there again after a restart.</source>
        <translation>يحفظه سطح المكتب ويبقى متاحًا بعد إعادة التشغيل.</translation>
    </message>
    <message>
        <source>Read from the environment that Tooltray was started in.</source>
        <translation>يُقرأ من البيئة التي بدأ فيها تشغيل Tooltray.</translation>
    </message>
    <message>
        <source>The program is run without a shell and prints the secret, such as “gh auth token”.</source>
        <translation>يُشغَّل البرنامج من دون صدفة (shell) ويطبع السر، مثل “gh auth token”.</translation>
    </message>
    <message>
        <source>Forgotten when Tooltray ends.</source>
        <translation>يُنسى عند إنهاء Tooltray.</translation>
    </message>
    <message>
        <source>in the keychain</source>
        <translation>في سلسلة المفاتيح</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>في %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>من %1</translation>
    </message>
    <message>
        <source>in memory</source>
        <translation>في الذاكرة</translation>
    </message>
    <message>
        <source>Somebody signs in by the browser, and the token is renewed by itself. A client secret is wanted only where the server gave the client one.</source>
        <translation>يسجّل شخص الدخول عبر المتصفح، ويُجدَّد الرمز تلقائيًا. لا يلزم سر العميل إلا إذا منحه الخادم للعميل.</translation>
    </message>
</context>
<context>
    <name>Editor</name>
    <message>
        <source>Replace with %1</source>
        <translation>استبدال بـ %1</translation>
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
        <source>is there</source>
        <extracomment>What is expected of a value of a result</extracomment>
        <translation>موجود</translation>
    </message>
    <message>
        <source>is not there</source>
        <extracomment>What is expected of a value of a result</extracomment>
        <translation>غير موجود</translation>
    </message>
    <message>
        <source>is of type</source>
        <translation>من النوع</translation>
    </message>
    <message>
        <source>The call failed, and was expected to succeed.</source>
        <translation>فشل الاستدعاء، وكان المتوقع أن ينجح.</translation>
    </message>
    <message>
        <source>The call succeeded, and was expected to fail.</source>
        <translation>نجح الاستدعاء، وكان المتوقع أن يفشل.</translation>
    </message>
    <message>
        <source>Nothing is there.</source>
        <translation>لا شيء هناك.</translation>
    </message>
    <message>
        <source>Something is there.</source>
        <translation>يوجد شيء هناك.</translation>
    </message>
    <message>
        <source>It is %1.</source>
        <translation>القيمة %1.</translation>
    </message>
    <message>
        <source>It is of another type: %1.</source>
        <translation>القيمة من نوع آخر: %1.</translation>
    </message>
    <message>
        <source>It is no text: %1.</source>
        <translation>القيمة ليست نصًّا: %1.</translation>
    </message>
    <message>
        <source>It does not match: %1.</source>
        <translation>القيمة لا تطابق: %1.</translation>
    </message>
    <message>
        <source>The pattern takes too long to be matched.</source>
        <translation>تستغرق مطابقة النمط وقتًا أطول من اللازم.</translation>
    </message>
    <message>
        <source>The place or the pattern cannot be used.</source>
        <translation>لا يمكن استخدام الموضع أو النمط.</translation>
    </message>
</context>
<context>
    <name>FieldTexts</name>
    <message>
        <source>This is to be a whole number, %1 at least.</source>
        <translation>يجب أن يكون عددًا صحيحًا لا يقل عن %1.</translation>
    </message>
    <message>
        <source>This is to be a whole number from %1 to %2.</source>
        <translation>يجب أن يكون عددًا صحيحًا من %1 إلى %2.</translation>
    </message>
    <message>
        <source>This is to be a number of seconds, %1 at most.</source>
        <translation>يجب أن يكون عددًا من الثواني لا يزيد على %1.</translation>
    </message>
    <message>
        <source>A path begins with a slash, such as /issues/nodes.</source>
        <translation>يبدأ المسار بشرطة مائلة، مثل ‎/issues/nodes.</translation>
    </message>
    <message>
        <source>Each path begins with a slash, such as /issues/nodes.</source>
        <translation>يبدأ كل مسار بشرطة مائلة، مثل ‎/issues/nodes.</translation>
    </message>
    <message>
        <source>This is to be a JSON object.</source>
        <translation>يجب أن يكون كائن JSON.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <extracomment>Line, column and what is wrong there</extracomment>
        <translation>السطر %1، العمود %2: %3</translation>
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
        <source>%1 % failed</source>
        <extracomment>Share of the calls</extracomment>
        <translation>فشل %1 %</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A tool, and how often it was called</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s)</source>
        <translation>
            <numerusform>%n استدعاء</numerusform>
            <numerusform>%n استدعاء</numerusform>
            <numerusform>%n استدعاء</numerusform>
            <numerusform>%n استدعاءات</numerusform>
            <numerusform>%n استدعاءً</numerusform>
            <numerusform>%n استدعاء</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n خطأ</numerusform>
            <numerusform>%n خطأ</numerusform>
            <numerusform>%n خطأ</numerusform>
            <numerusform>%n أخطاء</numerusform>
            <numerusform>%n خطأً</numerusform>
            <numerusform>%n خطأ</numerusform>
        </translation>
    </message>
    <message>
        <source>p95 %1</source>
        <translation>p95 %1</translation>
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
        <translation>ملاحظة: %1</translation>
    </message>
    <message>
        <source>replay of #%1</source>
        <extracomment>Of a call in the log; %1 is the number of the call that it repeats</extracomment>
        <translation>إعادة للاستدعاء #%1</translation>
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
        <source>Came by</source>
        <extracomment>How a call came: MCP, REST ...</extracomment>
        <translation>طريق الوصول</translation>
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
        <source>Size of the result</source>
        <translation>حجم النتيجة</translation>
    </message>
    <message>
        <source>From the cache, aged</source>
        <translation>من الذاكرة المؤقتة، بعمر</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>الطلبات</translation>
    </message>
    <message>
        <source>%1 after %2, %3</source>
        <extracomment>A request: how it was answered, how long it took, its address</extracomment>
        <translation>%1 بعد %2، %3</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>الملاحظة</translation>
    </message>
    <message>
        <source>Whole call</source>
        <extracomment>The whole of a call, above the times of its parts</extracomment>
        <translation>الاستدعاء كاملًا</translation>
    </message>
    <message>
        <source>Waiting for its turn</source>
        <extracomment>Steps of a request</extracomment>
        <translation>انتظار الدور</translation>
    </message>
    <message>
        <source>Looking up the name</source>
        <translation>البحث عن اسم المضيف</translation>
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
        <source>Waiting for the answer</source>
        <translation>انتظار الرد</translation>
    </message>
    <message>
        <source>Receiving</source>
        <translation>الاستلام</translation>
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
        <translation>عرض الاستدعاءات المطابقة لـ %1</translation>
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
        <translation>ناجح، من الذاكرة المؤقتة</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>ناجح</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <extracomment>Of a call</extracomment>
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
        <translation>%1 من نقطة النهاية</translation>
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
        <source>From the cache</source>
        <extracomment>Of a request that was answered without sending it</extracomment>
        <translation>من الذاكرة المؤقتة</translation>
    </message>
    <message>
        <source>No answer</source>
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
        <source>query</source>
        <extracomment>A GraphQL operation</extracomment>
        <translation>استعلام</translation>
    </message>
    <message>
        <source>mutation</source>
        <extracomment>A GraphQL operation</extracomment>
        <translation>تعديل</translation>
    </message>
    <message>
        <source>subscription</source>
        <extracomment>A GraphQL operation</extracomment>
        <translation>اشتراك</translation>
    </message>
    <message>
        <source>Request %1 of %2 to %3</source>
        <extracomment>One of the HTTP requests that a call caused; %3 is the endpoint</extracomment>
        <translation>الطلب %1 من %2 إلى %3</translation>
    </message>
    <message>
        <source>page %1</source>
        <extracomment>Of a list that is fetched in pages</extracomment>
        <translation>الصفحة %1</translation>
    </message>
    <message>
        <source>retry %1</source>
        <extracomment>Of a request that is sent again</extracomment>
        <translation>إعادة المحاولة %1</translation>
    </message>
    <message>
        <source>from the cache</source>
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
        <translation>%1: %2 بعد %3</translation>
    </message>
    <message>
        <source>GraphQL errors</source>
        <extracomment>Of a call that went well Of a call whose data came with errors</extracomment>
        <translation>أخطاء GraphQL</translation>
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
        <source>Ask me before each one</source>
        <extracomment>What happens when an agent wants to change something</extracomment>
        <translation>سؤالي قبل كل تعديل</translation>
    </message>
    <message>
        <source>Refuse all of them</source>
        <translation>رفضها كلها</translation>
    </message>
    <message>
        <source>Let all of them pass</source>
        <translation>السماح بها كلها</translation>
    </message>
</context>
<context>
    <name>ProbeVerdict</name>
    <message numerus="yes">
        <source>It answered in %1 with a schema of %n type(s).</source>
        <translation>
            <numerusform>جاء الرد خلال %1 بمخطط فيه %n نوع.</numerusform>
            <numerusform>جاء الرد خلال %1 بمخطط فيه نوع واحد (%n).</numerusform>
            <numerusform>جاء الرد خلال %1 بمخطط فيه نوعان (%n).</numerusform>
            <numerusform>جاء الرد خلال %1 بمخطط فيه %n أنواع.</numerusform>
            <numerusform>جاء الرد خلال %1 بمخطط فيه %n نوعًا.</numerusform>
            <numerusform>جاء الرد خلال %1 بمخطط فيه %n نوع.</numerusform>
        </translation>
    </message>
    <message>
        <source>It answered with status 401 in %1: it wants a credential.</source>
        <translation>جاء الرد بالحالة 401 خلال %1: بيانات الاعتماد مطلوبة.</translation>
    </message>
    <message>
        <source>It answered with status 403 in %1: the credential, if any, does not allow this.</source>
        <translation>جاء الرد بالحالة 403 خلال %1: بيانات الاعتماد، إن وُجدت، لا تسمح بذلك.</translation>
    </message>
    <message>
        <source>It answered with status %1 in %2: something is wrong there. Try again later.</source>
        <translation>جاء الرد بالحالة %1 خلال %2: ثمة خلل هناك. أعد المحاولة لاحقًا.</translation>
    </message>
    <message>
        <source>It answered in %1, but does not tell its schema. Load the schema from a file.</source>
        <translation>جاء الرد خلال %1، لكن من دون المخطط. حمّل المخطط من ملف.</translation>
    </message>
    <message>
        <source>It answered with status 404: nothing is at this address. Many APIs have GraphQL at /graphql.</source>
        <translation>جاء الرد بالحالة 404: لا شيء في هذا العنوان. كثير من واجهات API تضع GraphQL في /graphql.</translation>
    </message>
    <message>
        <source>It answered with status %1 in %2, but not as a GraphQL API does. Check the path of the URL.</source>
        <translation>جاء الرد بالحالة %1 خلال %2، لكن ليس كما ترد واجهة GraphQL API. تحقق من المسار في عنوان URL.</translation>
    </message>
</context>
<context>
    <name>ServerLook</name>
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
            <numerusform>%n عميل</numerusform>
            <numerusform>%n عميل</numerusform>
            <numerusform>%n عميل</numerusform>
            <numerusform>%n عملاء</numerusform>
            <numerusform>%n عميلًا</numerusform>
            <numerusform>%n عميل</numerusform>
        </translation>
    </message>
    <message>
        <source>Port %1 in use</source>
        <extracomment>State of the server</extracomment>
        <translation>المنفذ %1 مستخدم</translation>
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
    <name>ToolMove</name>
    <message>
        <source>Version %1: %2</source>
        <translation>الإصدار %1: %2</translation>
    </message>
    <message>
        <source>It asks for paths, and %1 is a GraphQL endpoint without a REST URL.</source>
        <translation>تطلب الأداة مسارات، بينما %1 نقطة نهاية GraphQL بلا عنوان URL لواجهة REST.</translation>
    </message>
    <message>
        <source>The schema of %1 is not there yet, so nobody can tell.</source>
        <translation>مخطط %1 غير متوفر بعد، فلا يمكن معرفة ذلك.</translation>
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
</context>
<context>
    <name>tooltray::ui::AboutDialog</name>
    <message>
        <source>About Tooltray</source>
        <translation>حول Tooltray</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>الإصدار %1</translation>
    </message>
    <message>
        <source>Licence and components</source>
        <translation>الترخيص والمكوّنات</translation>
    </message>
    <message>
        <source>Turns operations of APIs into small, safe tools for agents, and shows every call.</source>
        <translation>يحوّل عمليات واجهات API إلى أدوات صغيرة وآمنة للوكلاء، ويعرض كل استدعاء.</translation>
    </message>
    <message>
        <source>Tooltray is free software under the terms of the %1, version 3 or any later one. It comes without any warranty.</source>
        <extracomment>%1 is the name of a licence</extracomment>
        <translation>برنامج Tooltray حر، يخضع لشروط %1، الإصدار 3 أو أي إصدار لاحق. ويأتي من دون أي ضمان.</translation>
    </message>
    <message>
        <source>Its drawings are its own, under the same licence. It uses:</source>
        <translation>رسومه خاصة به، بموجب الترخيص نفسه. ويستخدم:</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::AddEndpointDialog</name>
    <message>
        <source>Add an endpoint</source>
        <translation>إضافة نقطة نهاية</translation>
    </message>
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
        <translation>الخطوة %1 من %2</translation>
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
        <translation>إضافة بيانات الاعتماد %1</translation>
    </message>
    <message>
        <source>Remove the credential %1</source>
        <translation>إزالة بيانات الاعتماد %1</translation>
    </message>
    <message>
        <source>Add the endpoint %1</source>
        <translation>إضافة نقطة النهاية %1</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ApprovalPanel</name>
    <message>
        <source>%1 wants to run %2</source>
        <extracomment>%1 is a client, %2 a tool that changes data</extracomment>
        <translation>يريد %1 تنفيذ %2</translation>
    </message>
    <message>
        <source>Version %1, changes data of %2.</source>
        <extracomment>%1 is the version of a tool, %2 an endpoint</extracomment>
        <translation>الإصدار %1، يغيّر بيانات %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n more wait(s) behind it.</source>
        <translation>
            <numerusform>لا ينتظر خلفه شيء آخر (%n).</numerusform>
            <numerusform>ينتظر خلفه استدعاء آخر (%n).</numerusform>
            <numerusform>ينتظر خلفه استدعاءان آخران (%n).</numerusform>
            <numerusform>تنتظر خلفه %n استدعاءات أخرى.</numerusform>
            <numerusform>ينتظر خلفه %n استدعاءً آخر.</numerusform>
            <numerusform>ينتظر خلفه %n استدعاء آخر.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Approve</source>
        <extracomment>Lets a call run</extracomment>
        <translation>موافقة</translation>
    </message>
    <message>
        <source>Approve the &amp;same for an hour</source>
        <extracomment>Lets this very call run for an hour</extracomment>
        <translation>الموافقة على الشيء نفسه لمدة ساعة</translation>
    </message>
    <message>
        <source>Allow the &amp;tool for an hour</source>
        <extracomment>Lets the tool run for an hour, whatever its arguments</extracomment>
        <translation>السماح بالأداة لمدة ساعة</translation>
    </message>
    <message>
        <source>&amp;Deny</source>
        <extracomment>Refuses a call</extracomment>
        <translation>رفض</translation>
    </message>
    <message>
        <source>Any call of %1 by %2, whatever its arguments</source>
        <translation>أي استدعاء للأداة %1 من %2، مهما كانت وسائطه</translation>
    </message>
    <message>
        <source>Hide the operation</source>
        <translation>إخفاء العملية</translation>
    </message>
    <message>
        <source>Show the operation</source>
        <translation>إظهار العملية</translation>
    </message>
    <message>
        <source>Arguments of the call</source>
        <translation>وسائط الاستدعاء</translation>
    </message>
    <message>
        <source>Operation that would be sent</source>
        <translation>العملية التي ستُرسل</translation>
    </message>
    <message>
        <source>%1   (was %2)</source>
        <extracomment>An argument; %2 is what it was in the call that was approved before</extracomment>
        <translation>%1   (كان %2)</translation>
    </message>
    <message>
        <source>%1   (new)</source>
        <extracomment>An argument that the call approved before did not have</extracomment>
        <translation>%1   (جديد)</translation>
    </message>
    <message>
        <source>not given   (was %1)</source>
        <extracomment>An argument that only the call approved before had</extracomment>
        <translation>غير معطى   (كان %1)</translation>
    </message>
    <message>
        <source>%1:%2 left</source>
        <extracomment>Time left to decide, minutes and seconds</extracomment>
        <translation>بقي %1:%2</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ApprovalStack</name>
    <message>
        <source>A call waits for your yes</source>
        <translation>استدعاء ينتظر موافقتك</translation>
    </message>
    <message>
        <source>%1 wants to run %2.</source>
        <extracomment>%1 is a client, %2 a tool</extracomment>
        <translation>يريد %1 تنفيذ %2.</translation>
    </message>
    <message>
        <source>That call does not wait any more.</source>
        <translation>لم يعد ذلك الاستدعاء ينتظر.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ArgumentModel</name>
    <message>
        <source>the caller</source>
        <extracomment>Where an argument comes from: whoever calls the tool</extracomment>
        <translation>المستدعي</translation>
    </message>
    <message>
        <source>the caller, by %1</source>
        <translation>المستدعي، عبر %1</translation>
    </message>
    <message>
        <source>context: %1</source>
        <translation>السياق: %1</translation>
    </message>
    <message>
        <source>always %1</source>
        <translation>دائمًا %1</translation>
    </message>
    <message>
        <source>paging</source>
        <extracomment>Where a variable comes from: the tool fetches pages by itself</extracomment>
        <translation>جلب الصفحات</translation>
    </message>
    <message>
        <source>a binding</source>
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
    <name>tooltray::ui::ArgumentsTab</name>
    <message>
        <source>Arguments</source>
        <translation>الوسائط</translation>
    </message>
    <message>
        <source>The operation takes nothing: it has no variables.</source>
        <translation>لا تأخذ العملية شيئًا: ليس لها متغيرات.</translation>
    </message>
    <message>
        <source>Add argument</source>
        <translation>إضافة وسيط</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Leave it to the operation again</source>
        <translation>تركه للعملية من جديد</translation>
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
        <source>What clients see of the arguments, as JSON Schema</source>
        <translation>ما يراه العملاء من الوسائط، بصيغة JSON Schema</translation>
    </message>
    <message>
        <source>Comes from</source>
        <translation>يأتي من</translation>
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
        <source>Callers say a label; what is sent is its value.</source>
        <translation>يذكر المستدعون تسمية؛ وتُرسل قيمتها.</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>دائمًا</translation>
    </message>
    <message>
        <source>The value that is sent in every call</source>
        <translation>القيمة التي تُرسل في كل استدعاء</translation>
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
        <source>Callers call it</source>
        <translation>اسمه لدى المستدعين</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>الوصف</translation>
    </message>
    <message>
        <source>Agents decide by it what to pass.</source>
        <translation>يقرر الوكلاء بناءً عليه ما يمررونه.</translation>
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
        <source>What counts when the caller leaves it out</source>
        <translation>القيمة المعتمدة عندما لا يذكره المستدعي</translation>
    </message>
    <message>
        <source>Callers have to pass it</source>
        <translation>على المستدعين تمريره</translation>
    </message>
    <message>
        <source>JSON Schema</source>
        <translation>JSON Schema</translation>
    </message>
    <message>
        <source>Empty, it follows the operation.</source>
        <translation>إن تُرك فارغًا فهو يتبع العملية.</translation>
    </message>
    <message>
        <source>It follows the operation.</source>
        <translation>يتبع العملية.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>The argument %1 is removed.</source>
        <translation>أُزيل الوسيط %1.</translation>
    </message>
    <message>
        <source>The arguments follow the operation again.</source>
        <translation>تتبع الوسائط العملية من جديد.</translation>
    </message>
    <message>
        <source>This is to be JSON, such as 5, true or [1, 2]; texts stand in quotes.</source>
        <translation>يجب أن يكون JSON، مثل 5 أو true أو ‎[1, 2]‎؛ وتوضع النصوص بين علامتي اقتباس.</translation>
    </message>
    <message>
        <source>An argument has a name.</source>
        <translation>يجب أن يكون للوسيط اسم.</translation>
    </message>
    <message>
        <source>Another argument has this name.</source>
        <translation>لوسيط آخر هذا الاسم.</translation>
    </message>
    <message>
        <source>The arguments together are an object: &quot;type&quot;: &quot;object&quot;.</source>
        <translation>الوسائط معًا كائن: ‎&quot;type&quot;: &quot;object&quot;‎.</translation>
    </message>
    <message>
        <source>As the operation says (%1)</source>
        <translation>حسب العملية (%1)</translation>
    </message>
    <message>
        <source>Anything</source>
        <extracomment>Choice of a type: it is not said</extracomment>
        <translation>أي شيء</translation>
    </message>
    <message>
        <source>As the schema below says</source>
        <translation>حسب المخطط أدناه</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (مفقود)</translation>
    </message>
    <message>
        <source>The caller</source>
        <translation>المستدعي</translation>
    </message>
    <message>
        <source>The caller, by a mapping</source>
        <translation>المستدعي، عبر ربط</translation>
    </message>
    <message>
        <source>A context variable</source>
        <translation>متغير سياق</translation>
    </message>
    <message>
        <source>A constant</source>
        <translation>قيمة ثابتة</translation>
    </message>
    <message>
        <source>Fetching pages</source>
        <translation>جلب الصفحات</translation>
    </message>
    <message>
        <source>A binding</source>
        <extracomment>Where a variable comes from: made of several things, written as JSON</extracomment>
        <translation>إسناد</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::AssertionModel</name>
    <message>
        <source>A place in an answer is written as /issue/key.</source>
        <translation>يُكتب الموضع في الرد بالشكل /issue/key.</translation>
    </message>
    <message>
        <source>(all of it)</source>
        <extracomment>The place in a result that is all of it</extracomment>
        <translation>(الرد كله)</translation>
    </message>
    <message>
        <source>Holds</source>
        <extracomment>What was expected of a result is so</extracomment>
        <translation>متحقق</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Column: where in a result something is expected</extracomment>
        <translation>الموضع</translation>
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
        <translation>الحصيلة</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::BehaviourTab</name>
    <message>
        <source>What clients are told</source>
        <translation>ما يُبلَّغ به العملاء</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>التغييرات</translation>
    </message>
    <message>
        <source>Time and rate</source>
        <translation>الوقت والمعدل</translation>
    </message>
    <message>
        <source>Kept answers</source>
        <translation>الردود المحفوظة</translation>
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
        <source>Only reads</source>
        <translation>للقراءة فقط</translation>
    </message>
    <message>
        <source>Calls change nothing. Clients may run such tools unasked.</source>
        <translation>لا تغيّر الاستدعاءات شيئًا. قد يشغّل العملاء مثل هذه الأدوات دون سؤال.</translation>
    </message>
    <message>
        <source>Destroys</source>
        <translation>إتلاف البيانات</translation>
    </message>
    <message>
        <source>Calls may delete or overwrite something.</source>
        <translation>قد تحذف الاستدعاءات شيئًا أو تستبدله.</translation>
    </message>
    <message>
        <source>Twice is as once</source>
        <translation>التكرار بلا أثر إضافي</translation>
    </message>
    <message>
        <source>The same call again changes nothing more.</source>
        <translation>تكرار الاستدعاء نفسه لا يغيّر شيئًا إضافيًا.</translation>
    </message>
    <message>
        <source>Reaches outside</source>
        <translation>الوصول إلى الخارج</translation>
    </message>
    <message>
        <source>Calls meet what others write, such as issues and comments.</source>
        <translation>تصادف الاستدعاءات ما يكتبه الآخرون، مثل المشكلات والتعليقات.</translation>
    </message>
    <message>
        <source>Calls that change something</source>
        <translation>الاستدعاءات التي تغيّر شيئًا</translation>
    </message>
    <message>
        <source>The strictest counts of what the endpoint, the client and the tool say.</source>
        <translation>يُعتمد الأشد مما تحدده نقطة النهاية والعميل والأداة.</translation>
    </message>
    <message>
        <source>One call may change several things</source>
        <translation>يجوز لاستدعاء واحد تغيير عدة أشياء</translation>
    </message>
    <message>
        <source>Else the steps of a call make one change at most.</source>
        <translation>وإلا فإن خطوات الاستدعاء تجري تغييرًا واحدًا على الأكثر.</translation>
    </message>
    <message>
        <source>Answer within (s)</source>
        <translation>الرد خلال (ث)</translation>
    </message>
    <message>
        <source>Seconds until a call is given up</source>
        <translation>عدد الثواني قبل التخلي عن الاستدعاء</translation>
    </message>
    <message>
        <source>Retries</source>
        <translation>مرات إعادة المحاولة</translation>
    </message>
    <message>
        <source>When the network or the server fails; of what only reads</source>
        <translation>عند فشل الشبكة أو الخادم؛ لما يقرأ فقط</translation>
    </message>
    <message>
        <source>Calls per minute</source>
        <translation>الاستدعاءات في الدقيقة</translation>
    </message>
    <message>
        <source>Beyond it calls wait or are refused.</source>
        <translation>ما زاد على ذلك ينتظر أو يُرفض.</translation>
    </message>
    <message>
        <source>Answer the same call from memory</source>
        <translation>الرد على الاستدعاء نفسه من الذاكرة</translation>
    </message>
    <message>
        <source>For a while the same arguments get the same answer, without a request.</source>
        <translation>لمدة معينة تحصل الوسائط نفسها على الرد نفسه من دون طلب.</translation>
    </message>
    <message>
        <source>Kept for (s)</source>
        <translation>مدة الحفظ (ث)</translation>
    </message>
    <message>
        <source>Seconds for which an answer is handed out again</source>
        <translation>عدد الثواني التي يُعاد خلالها تقديم الرد نفسه</translation>
    </message>
    <message>
        <source>The same by</source>
        <translation>التطابق حسب</translation>
    </message>
    <message>
        <source>Names of arguments, separated by commas; none: all of them</source>
        <translation>أسماء وسائط تفصل بينها فواصل؛ إن لم يُذكر شيء: كلها</translation>
    </message>
    <message>
        <source>List it on every surface</source>
        <translation>إدراجها في كل واجهة</translation>
    </message>
    <message>
        <source>Also to clients that are offered the commands in place of the tools</source>
        <translation>للعملاء الذين تُعرض عليهم الأوامر بدلًا من الأدوات أيضًا</translation>
    </message>
    <message>
        <source>Aliases</source>
        <translation>الأسماء البديلة</translation>
    </message>
    <message>
        <source>Other names to call it by, such as tracker.list_issues; not listed</source>
        <translation>أسماء أخرى لاستدعائها، مثل tracker.list_issues؛ لا تُدرج في القائمة</translation>
    </message>
    <message>
        <source>As the operation is: yes</source>
        <extracomment>Choice for a hint: what follows from the operation, which is yes or no</extracomment>
        <translation>حسب العملية: نعم</translation>
    </message>
    <message>
        <source>As the operation is: no</source>
        <translation>حسب العملية: لا</translation>
    </message>
    <message>
        <source>As the operation is</source>
        <translation>حسب العملية</translation>
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
        <source>As the endpoint says (%1)</source>
        <extracomment>Choice for a tool; in the brackets what the endpoint says</extracomment>
        <translation>حسب نقطة النهاية (%1)</translation>
    </message>
    <message>
        <source>%1, as the endpoint says</source>
        <extracomment>In an empty field: the value of the endpoint, which counts then</extracomment>
        <translation>%1، حسب نقطة النهاية</translation>
    </message>
    <message>
        <source>No own limit; the endpoint takes %1</source>
        <translation>بلا حد خاص؛ تقبل نقطة النهاية %1</translation>
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
</context>
<context>
    <name>tooltray::ui::BodyView</name>
    <message>
        <source>Show all of it</source>
        <extracomment>Of a text of which only the beginning is shown</extracomment>
        <translation>عرضه كاملًا</translation>
    </message>
    <message>
        <source>This is the beginning of %1.</source>
        <translation>هذه بداية %1.</translation>
    </message>
    <message>
        <source>It held bytes that are no text; they are shown as %1.</source>
        <translation>كانت فيه بايتات ليست نصًّا؛ تظهر بالشكل %1.</translation>
    </message>
    <message>
        <source>Secrets in it are masked, as in all of the log.</source>
        <translation>الأسرار فيه محجوبة، كما في السجل كله.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::CallSource</name>
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
        <translation>الاستدعاء #%1</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ChecklistCard</name>
    <message>
        <source>%1, done</source>
        <extracomment>Read out by screen readers: title of a step and whether it is done</extracomment>
        <translation>%1، تم</translation>
    </message>
    <message>
        <source>%1, to do</source>
        <translation>%1، لم يتم بعد</translation>
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
        <translation>(الافتراضي: %1)</translation>
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
        <source>Has called</source>
        <translation>اتصل من قبل</translation>
    </message>
    <message>
        <source>Waits for a restart</source>
        <translation>ينتظر إعادة التشغيل</translation>
    </message>
    <message>
        <source>Old address or token</source>
        <translation>عنوان أو رمز قديم</translation>
    </message>
    <message>
        <source>Changed by hand</source>
        <translation>مُغيَّر يدويًا</translation>
    </message>
    <message>
        <source>Not configured</source>
        <translation>غير مُعدّ</translation>
    </message>
    <message>
        <source>Not found here</source>
        <translation>غير موجود هنا</translation>
    </message>
    <message>
        <source>Cannot read its file</source>
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
        <source>Open the file in the program for it</source>
        <translation>فتح الملف في البرنامج المخصص له</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>الآن</translation>
    </message>
    <message>
        <source>After writing</source>
        <translation>بعد الكتابة</translation>
    </message>
    <message>
        <source>What would change</source>
        <translation>ما سيتغير</translation>
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
        <source>With a token; it stays on the clipboard for 30 seconds</source>
        <translation>مع رمز؛ يبقى في الحافظة 30 ثانية</translation>
    </message>
    <message>
        <source>&amp;Write change</source>
        <translation>كتابة التغيير</translation>
    </message>
    <message>
        <source>The snippet is on the clipboard for 30 seconds: it has a token in it.</source>
        <translation>المقتطف في الحافظة لمدة 30 ثانية: ففيه رمز.</translation>
    </message>
    <message>
        <source>The snippet is on the clipboard.</source>
        <translation>المقتطف في الحافظة.</translation>
    </message>
    <message>
        <source>No program is there to open the file.</source>
        <translation>لا يوجد برنامج لفتح الملف.</translation>
    </message>
    <message>
        <source>%1 is connected.</source>
        <translation>%1 متصل.</translation>
    </message>
    <message>
        <source>The server does not run. Start it first: the entry gets a token from it.</source>
        <translation>الخادم لا يعمل. ابدأ تشغيله أولًا: فالإدخال يأخذ منه رمزًا.</translation>
    </message>
    <message>
        <source>The entry is in place. Restart %1, which reads it when it starts; here you see when it has come.</source>
        <translation>الإدخال في مكانه. أعد تشغيل %1، فهو يقرؤه عند البدء؛ وسترى هنا متى يتصل.</translation>
    </message>
    <message>
        <source>The entry has an old address or a token that is no longer good.</source>
        <translation>في الإدخال عنوان قديم أو رمز لم يعد صالحًا.</translation>
    </message>
    <message>
        <source>There is an entry named tooltray that was changed by hand. Writing replaces it; a backup is kept.</source>
        <translation>يوجد إدخال باسم tooltray غُيِّر يدويًا. الكتابة تستبدله؛ وتُحفظ نسخة احتياطية.</translation>
    </message>
    <message>
        <source>Only what is marked is added; all else in the file stays byte by byte.</source>
        <translation>لا يُضاف إلا ما هو معلَّم؛ ويبقى كل ما عداه في الملف كما هو بايتًا ببايت.</translation>
    </message>
    <message>
        <source>%1 was not found on this computer. If it is there, writing makes the file that it reads.</source>
        <translation>لم يُعثر على %1 في هذا الحاسوب. إن كان موجودًا، فالكتابة تنشئ الملف الذي يقرؤه.</translation>
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
        <source>No description: agents will hardly choose this tool.</source>
        <translation>بلا وصف: قلّما سيختار الوكلاء هذه الأداة.</translation>
    </message>
    <message>
        <source>%1, about %2 tokens</source>
        <extracomment>What it costs a client to have the tool listed: size, and roughly how many tokens of a model</extracomment>
        <translation>%1، نحو %2 رمز (token)</translation>
    </message>
    <message>
        <source>Filled in from the context, and not asked of clients: %1</source>
        <translation>تُملأ من السياق ولا تُطلب من العملاء: %1</translation>
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
        <source>It can go on serving without the window; the icon in the tray brings the window back.</source>
        <translation>يمكنه مواصلة الخدمة من دون النافذة؛ والأيقونة في علبة النظام تعيد النافذة.</translation>
    </message>
    <message>
        <source>This desktop has no tray to keep the program in, so closing the window stops the server.</source>
        <translation>سطح المكتب هذا بلا علبة نظام يبقى البرنامج فيها، لذا فإن إغلاق النافذة يوقف الخادم.</translation>
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
    <name>tooltray::ui::CompareDialog</name>
    <message>
        <source>Compare</source>
        <translation>مقارنة</translation>
    </message>
    <message>
        <source>Ignore the order of members</source>
        <translation>تجاهل ترتيب العناصر</translation>
    </message>
    <message>
        <source>Only differences</source>
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
        <source>The JSON Patch (RFC 6902) that makes the right side of the left one</source>
        <translation>تصحيح JSON Patch (RFC 6902) الذي يحوّل الجانب الأيسر إلى الأيمن</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Both say the same.</source>
        <translation>الجانبان متطابقان.</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>لا اختلافات (%n)</numerusform>
            <numerusform>اختلاف واحد (%n)</numerusform>
            <numerusform>اختلافان (%n)</numerusform>
            <numerusform>%n اختلافات</numerusform>
            <numerusform>%n اختلافًا</numerusform>
            <numerusform>%n اختلاف</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n difference(s)</source>
        <translation>
            <numerusform>%1 من %n اختلاف</numerusform>
            <numerusform>%1 من %n اختلاف</numerusform>
            <numerusform>%1 من %n اختلاف</numerusform>
            <numerusform>%1 من %n اختلافات</numerusform>
            <numerusform>%1 من %n اختلافًا</numerusform>
            <numerusform>%1 من %n اختلاف</numerusform>
        </translation>
    </message>
    <message>
        <source>The patch is copied.</source>
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
        <source>Open the credential</source>
        <translation>فتح بيانات الاعتماد</translation>
    </message>
    <message>
        <source>&amp;Mutations</source>
        <translation>عمليات التعديل</translation>
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
        <source>Remove the header</source>
        <translation>إزالة الترويسة</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>الوصف</translation>
    </message>
    <message>
        <source>What the API is for, for agents and people</source>
        <translation>الغرض من واجهة API، للوكلاء والأشخاص</translation>
    </message>
    <message>
        <source>R&amp;EST URL</source>
        <translation>عنوان REST</translation>
    </message>
    <message>
        <source>What the paths of REST tools are relative to; empty: the URL</source>
        <translation>ما تُنسب إليه مسارات أدوات REST؛ إن تُرك فارغًا: عنوان URL</translation>
    </message>
    <message>
        <source>Su&amp;bscriptions</source>
        <translation>الاشتراكات</translation>
    </message>
    <message>
        <source>Protocol of subscriptions</source>
        <translation>بروتوكول الاشتراكات</translation>
    </message>
    <message>
        <source>Their URL; empty: the URL</source>
        <translation>عنوان URL لها؛ إن تُرك فارغًا: عنوان URL</translation>
    </message>
    <message>
        <source>URL of subscriptions</source>
        <translation>عنوان URL للاشتراكات</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>No credential</extracomment>
        <translation>بلا</translation>
    </message>
    <message>
        <source>There is no context variable %1 yet.</source>
        <translation>لا يوجد متغير سياق %1 بعد.</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <extracomment>%1 is a URL in which variables have their values</extracomment>
        <translation>الآن: %1</translation>
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
        <source>Kept as the credential %1</source>
        <translation>محفوظ كبيانات الاعتماد %1</translation>
    </message>
    <message>
        <source>Tools take this variable, but it has no value.</source>
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
        <source>Kept</source>
        <translation>الحفظ</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>الوصف</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>مستخدمة في</translation>
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
        <translation>تصفية المتغيرات (%1)</translation>
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
        <translation>استيراد ملف .env...</translation>
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
        <source>A context variable fills every operation variable of its name, so that agents need not know it.</source>
        <translation>يملأ متغير السياق كل متغير عملية يحمل اسمه، فلا يحتاج الوكلاء إلى معرفته.</translation>
    </message>
    <message numerus="yes">
        <source>%n variable(s) that tools take have no value: %1</source>
        <translation>
            <numerusform>لا متغيرات بلا قيمة (%n): %1</numerusform>
            <numerusform>متغير واحد تستخدمه الأدوات بلا قيمة (%n): %1</numerusform>
            <numerusform>متغيران تستخدمهما الأدوات بلا قيمة (%n): %1</numerusform>
            <numerusform>%n متغيرات تستخدمها الأدوات بلا قيمة: %1</numerusform>
            <numerusform>%n متغيرًا تستخدمه الأدوات بلا قيمة: %1</numerusform>
            <numerusform>%n متغير تستخدمه الأدوات بلا قيمة: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no context variable %1.</source>
        <translation>لا يوجد متغير سياق %1.</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>تغيير %1</translation>
    </message>
    <message>
        <source>%1 is changed.</source>
        <translation>تم تغيير %1.</translation>
    </message>
    <message>
        <source>%1 is defined in config.yaml. Remove it there.</source>
        <translation>%1 معرّف في config.yaml. احذفه من هناك.</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>حذف %1</translation>
    </message>
    <message>
        <source>%1 is deleted.</source>
        <translation>تم حذف %1.</translation>
    </message>
    <message>
        <source>Import .env file</source>
        <translation>استيراد ملف .env</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::CreateToolsDialog</name>
    <message>
        <source>Create tools from schema</source>
        <translation>إنشاء أدوات من المخطط</translation>
    </message>
    <message>
        <source>&amp;Endpoint</source>
        <translation>نقطة النهاية</translation>
    </message>
    <message>
        <source>Filter fields</source>
        <translation>تصفية الحقول</translation>
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
        <source>What the tool of a field sends is shown here.</source>
        <translation>يظهر هنا ما ترسله أداة الحقل.</translation>
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
        <source>What tells which one it is</source>
        <translation>ما يحدد هوية العنصر</translation>
    </message>
    <message>
        <source>All plain values</source>
        <translation>كل القيم البسيطة</translation>
    </message>
    <message>
        <source>Plain values and those of objects in it</source>
        <translation>القيم البسيطة وقيم الكائنات داخلها</translation>
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
        <source>Only those required</source>
        <translation>المطلوبة فقط</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>There is no endpoint yet.</source>
        <translation>لا توجد نقطة نهاية بعد.</translation>
    </message>
    <message>
        <source>The schema is being fetched...</source>
        <translation>جارٍ جلب المخطط...</translation>
    </message>
    <message>
        <source>Create tools</source>
        <translation>إنشاء أدوات</translation>
    </message>
    <message numerus="yes">
        <source>Create %n tool(s)</source>
        <extracomment>A step that can be undone</extracomment>
        <translation>
            <numerusform>إنشاء %n أداة</numerusform>
            <numerusform>إنشاء أداة واحدة (%n)</numerusform>
            <numerusform>إنشاء أداتين (%n)</numerusform>
            <numerusform>إنشاء %n أدوات</numerusform>
            <numerusform>إنشاء %n أداة</numerusform>
            <numerusform>إنشاء %n أداة</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the fields that become tools.</source>
        <translation>اختر الحقول التي ستصبح أدوات.</translation>
    </message>
    <message>
        <source>About %1 more in the list that agents read.</source>
        <extracomment>%1 is a size such as 14 kB</extracomment>
        <translation>نحو %1 إضافية في القائمة التي يقرؤها الوكلاء.</translation>
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
        <source>Disca&amp;rd</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>حفظ</translation>
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
        <source>&amp;Client id</source>
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
        <source>Kept &amp;in</source>
        <translation>مكان الحفظ</translation>
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
        <source>Used for</source>
        <translation>الاستخدام</translation>
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
        <source>The configuration file defines this credential; it is changed there.</source>
        <translation>ملف الإعداد يعرّف بيانات الاعتماد هذه؛ وتُغيَّر هناك.</translation>
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
        <source>Say which program prints the secret.</source>
        <translation>حدّد البرنامج الذي يطبع السر.</translation>
    </message>
    <message>
        <source>OAuth needs a token URL and a client id.</source>
        <translation>يحتاج OAuth إلى عنوان URL للرمز ومعرّف عميل.</translation>
    </message>
    <message numerus="yes">
        <source>%n context variable(s)</source>
        <translation>
            <numerusform>%n متغير سياق</numerusform>
            <numerusform>متغير سياق واحد (%n)</numerusform>
            <numerusform>متغيرا سياق (%n)</numerusform>
            <numerusform>%n متغيرات سياق</numerusform>
            <numerusform>%n متغير سياق</numerusform>
            <numerusform>%n متغير سياق</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing yet. Choose it in an endpoint.</source>
        <translation>لا شيء بعد. اخترها في نقطة نهاية.</translation>
    </message>
    <message>
        <source>Sig&amp;n-in page</source>
        <translation>صفحة تسجيل الدخول</translation>
    </message>
    <message>
        <source>OAuth needs the page where somebody signs in.</source>
        <translation>يحتاج OAuth إلى الصفحة التي يُسجَّل الدخول فيها.</translation>
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
            <numerusform>%n استخدام</numerusform>
            <numerusform>%n استخدام</numerusform>
            <numerusform>%n استخدام</numerusform>
            <numerusform>%n استخدامات</numerusform>
            <numerusform>%n استخدامًا</numerusform>
            <numerusform>%n استخدام</numerusform>
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
</context>
<context>
    <name>tooltray::ui::CredentialsPage</name>
    <message>
        <source>Look again</source>
        <translation>إعادة التحقق</translation>
    </message>
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
        <translation>لا توجد بيانات اعتماد تطابق %1.</translation>
    </message>
    <message>
        <source>No credentials yet</source>
        <translation>لا توجد بيانات اعتماد بعد</translation>
    </message>
    <message>
        <source>No credential yet</source>
        <translation>لا توجد بيانات اعتماد بعد</translation>
    </message>
    <message>
        <source>A credential says how to sign in to an endpoint. Its secret is kept in the keychain of this computer, never in a file or a log.</source>
        <translation>تحدد بيانات الاعتماد كيفية تسجيل الدخول إلى نقطة نهاية. ويُحفظ سرّها في سلسلة مفاتيح هذا الحاسوب، لا في ملف أو سجل أبدًا.</translation>
    </message>
    <message>
        <source>The keychain of this computer cannot be used now. A secret can be kept in memory, which forgets it when Tooltray ends, or be taken from an environment variable.</source>
        <translation>لا يمكن استخدام سلسلة مفاتيح هذا الحاسوب الآن. يمكن حفظ السر في الذاكرة، فيُنسى عند إنهاء Tooltray، أو أخذه من متغير بيئة.</translation>
    </message>
    <message>
        <source>Add the credential %1</source>
        <translation>إضافة بيانات الاعتماد %1</translation>
    </message>
    <message>
        <source>Change the credential %1</source>
        <translation>تغيير بيانات الاعتماد %1</translation>
    </message>
    <message>
        <source>Delete the credential %1</source>
        <translation>حذف بيانات الاعتماد %1</translation>
    </message>
    <message>
        <source>The credential %1 is deleted.</source>
        <translation>حُذفت بيانات الاعتماد %1.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::DataSettings</name>
    <message>
        <source>The workspace is as it was at %1.</source>
        <translation>عادت مساحة العمل إلى ما كانت عليه في %1.</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>مجلد البيانات</translation>
    </message>
    <message>
        <source>Saved moments</source>
        <translation>اللحظات المحفوظة</translation>
    </message>
    <message>
        <source>Before a change the state is kept. Going back changes tools, endpoints and all else of the workspace, no secrets; the present state is kept as well.</source>
        <translation>تُحفظ الحالة قبل كل تغيير. العودة تغيّر الأدوات ونقاط النهاية وكل ما في مساحة العمل عدا الأسرار؛ وتُحفظ الحالة الراهنة أيضًا.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>What was done then</source>
        <translation>ما جرى حينها</translation>
    </message>
    <message>
        <source>&amp;Go back to this</source>
        <translation>العودة إلى هذه اللحظة</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::DefinitionHeader</name>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>الوصف</translation>
    </message>
    <message>
        <source>What it is for, in a sentence that agents read</source>
        <translation>الغرض منه، في جملة يقرؤها الوكلاء</translation>
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
        <translation>مستخدم في %1</translation>
    </message>
    <message>
        <source>It is defined in config.yaml. Change it there.</source>
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
        <source>Steps, one after the other</source>
        <translation>خطوات، واحدة تلو الأخرى</translation>
    </message>
    <message>
        <source>One of several cases</source>
        <translation>إحدى عدة حالات</translation>
    </message>
    <message>
        <source>A REST request</source>
        <translation>طلب REST</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <extracomment>Line, column and what is wrong there</extracomment>
        <translation>السطر %1، العمود %2: %3</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::DiffModel</name>
    <message numerus="yes">
        <source>%n line(s) that stay as they are</source>
        <extracomment>In place of lines of a text that are left out</extracomment>
        <translation>
            <numerusform>%n سطر بلا تغيير</numerusform>
            <numerusform>سطر واحد (%n) بلا تغيير</numerusform>
            <numerusform>سطران (%n) بلا تغيير</numerusform>
            <numerusform>%n أسطر بلا تغيير</numerusform>
            <numerusform>%n سطرًا بلا تغيير</numerusform>
            <numerusform>%n سطر بلا تغيير</numerusform>
        </translation>
    </message>
    <message>
        <source>Added: %1</source>
        <translation>أُضيف: %1</translation>
    </message>
    <message>
        <source>Removed: %1</source>
        <translation>أُزيل: %1</translation>
    </message>
    <message>
        <source>Changed from %1 to %2</source>
        <translation>تغيّر من %1 إلى %2</translation>
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
        <source>%n tool(s) were being edited when Tooltray ended, and not saved.</source>
        <translation>
            <numerusform>لا أدوات (%n) كانت قيد التحرير عند إنهاء Tooltray.</numerusform>
            <numerusform>كانت أداة واحدة (%n) قيد التحرير عند إنهاء Tooltray ولم تُحفظ.</numerusform>
            <numerusform>كانت أداتان (%n) قيد التحرير عند إنهاء Tooltray ولم تُحفظا.</numerusform>
            <numerusform>كانت %n أدوات قيد التحرير عند إنهاء Tooltray ولم تُحفظ.</numerusform>
            <numerusform>كانت %n أداة قيد التحرير عند إنهاء Tooltray ولم تُحفظ.</numerusform>
            <numerusform>كانت %n أداة قيد التحرير عند إنهاء Tooltray ولم تُحفظ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n thing(s) were being edited when Tooltray ended, and not saved.</source>
        <translation>
            <numerusform>لم يكن أي شيء قيد التحرير عندما انتهى Tooltray.</numerusform>
            <numerusform>كان شيء واحد قيد التحرير عندما انتهى Tooltray ولم يُحفظ.</numerusform>
            <numerusform>كان شيئان قيد التحرير عندما انتهى Tooltray ولم يُحفظا.</numerusform>
            <numerusform>كانت %n أشياء قيد التحرير عندما انتهى Tooltray ولم تُحفظ.</numerusform>
            <numerusform>كان %n شيئًا قيد التحرير عندما انتهى Tooltray ولم تُحفظ.</numerusform>
            <numerusform>كان %n شيء قيد التحرير عندما انتهى Tooltray ولم تُحفظ.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::EditActions</name>
    <message>
        <source>Undone: %1</source>
        <extracomment>In the status line; %1 is what was done</extracomment>
        <translation>تم التراجع: %1</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <extracomment>In the status line; %1 is what was done</extracomment>
        <translation>تمت الإعادة: %1</translation>
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
        <source>&amp;Use the desktop&apos;s font for code</source>
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
        <source>F&amp;ormat GraphQL when a tool is saved</source>
        <translation>تنسيق GraphQL عند حفظ الأداة</translation>
    </message>
    <message>
        <source> pt</source>
        <extracomment>Behind a number, of a font</extracomment>
        <translation> نقطة</translation>
    </message>
    <message>
        <source>As the desktop says</source>
        <extracomment>Size of a font</extracomment>
        <translation>حسب سطح المكتب</translation>
    </message>
    <message>
        <source> blanks</source>
        <extracomment>Behind a number</extracomment>
        <translation> مسافات</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>نموذج</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::EndpointAuthPage</name>
    <message>
        <source>How do you sign in?</source>
        <translation>كيف تسجّل الدخول؟</translation>
    </message>
    <message>
        <source>Without a credential</source>
        <translation>بلا بيانات اعتماد</translation>
    </message>
    <message>
        <source>With a new credential</source>
        <translation>ببيانات اعتماد جديدة</translation>
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
        <source>Kept &amp;in</source>
        <translation>مكان الحفظ</translation>
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
        <source>Kept; type to replace it</source>
        <translation>محفوظ؛ اكتب لاستبداله</translation>
    </message>
    <message>
        <source>Keep it in memory, or name an environment variable.</source>
        <translation>احفظه في الذاكرة، أو حدّد اسم متغير بيئة.</translation>
    </message>
    <message>
        <source>Asking the API what it wants...</source>
        <translation>جارٍ سؤال واجهة API عمّا تطلبه...</translation>
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
        <source>Disca&amp;rd</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>حفظ</translation>
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
        <source>What the endpoint answered</source>
        <translation>رد نقطة النهاية</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>الإبقاء على نسختي</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>أخذ النسخة الأخرى</translation>
    </message>
    <message>
        <source>The configuration file defines this endpoint; it is changed there.</source>
        <translation>ملف الإعداد يعرّف نقطة النهاية هذه؛ وتُغيَّر هناك.</translation>
    </message>
    <message>
        <source>This endpoint is here until Tooltray ends and cannot be changed.</source>
        <translation>تبقى نقطة النهاية هذه حتى إنهاء Tooltray ولا يمكن تغييرها.</translation>
    </message>
    <message>
        <source>Asking the endpoint...</source>
        <translation>جارٍ سؤال نقطة النهاية...</translation>
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
        <translation>المخطط %1</translation>
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
        <extracomment>Host of an endpoint and the state of its schema</extracomment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::EndpointSchemaPage</name>
    <message>
        <source>What does it offer?</source>
        <translation>ماذا تقدّم؟</translation>
    </message>
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
        <source>SDL, or the answer to an introspection query as JSON</source>
        <translation>SDL، أو رد استعلام الاستبطان بصيغة JSON</translation>
    </message>
    <message>
        <source>&amp;Mutations</source>
        <translation>عمليات التعديل</translation>
    </message>
    <message>
        <source>Then &amp;choose fields to make tools of</source>
        <translation>ثم اختيار الحقول التي تُنشأ منها أدوات</translation>
    </message>
    <message>
        <source>Fetching the schema...</source>
        <translation>جارٍ جلب المخطط...</translation>
    </message>
    <message>
        <source>Go back to choose another one.</source>
        <translation>ارجع لاختيار ملف آخر.</translation>
    </message>
    <message>
        <source>The endpoint can be added all the same; its schema is fetched again later.</source>
        <translation>يمكن إضافة نقطة النهاية على أي حال؛ وسيُجلب مخططها مجددًا لاحقًا.</translation>
    </message>
    <message>
        <source>Reading the file...</source>
        <translation>جارٍ قراءة الملف...</translation>
    </message>
    <message numerus="yes">
        <source>The file has a schema of %n type(s).</source>
        <translation>
            <numerusform>في الملف مخطط فيه %n نوع.</numerusform>
            <numerusform>في الملف مخطط فيه نوع واحد (%n).</numerusform>
            <numerusform>في الملف مخطط فيه نوعان (%n).</numerusform>
            <numerusform>في الملف مخطط فيه %n أنواع.</numerusform>
            <numerusform>في الملف مخطط فيه %n نوعًا.</numerusform>
            <numerusform>في الملف مخطط فيه %n نوع.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::EndpointUrlPage</name>
    <message>
        <source>Where is the API?</source>
        <translation>أين واجهة API؟</translation>
    </message>
    <message>
        <source>The address that GraphQL requests are sent to. A cURL command can be pasted as well: its URL, headers and credential are taken.</source>
        <translation>العنوان الذي تُرسل إليه طلبات GraphQL. يمكن أيضًا لصق أمر cURL: فيؤخذ منه عنوان URL والترويسات وبيانات الاعتماد.</translation>
    </message>
    <message>
        <source>&amp;URL</source>
        <translation>عنوان URL</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>There is no context variable %1. Make one on the Context page, or write the URL without it.</source>
        <translation>لا يوجد متغير سياق %1. أنشئه في صفحة السياق، أو اكتب عنوان URL بدونه.</translation>
    </message>
    <message>
        <source>A URL begins with https:// or http:// and names a host.</source>
        <translation>يبدأ عنوان URL بـ https:// أو http:// ويحدد اسم مضيف.</translation>
    </message>
    <message>
        <source>There is an endpoint called %1 already. Choose another name.</source>
        <translation>توجد نقطة نهاية باسم %1 من قبل. اختر اسمًا آخر.</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <extracomment>%1 is a URL in which variables have their values</extracomment>
        <translation>الآن: %1</translation>
    </message>
    <message>
        <source>The URL is taken from the command.</source>
        <translation>أُخذ عنوان URL من الأمر.</translation>
    </message>
    <message numerus="yes">
        <source>The URL and %n header(s) are taken from the command.</source>
        <translation>
            <numerusform>أُخذ من الأمر عنوان URL و%n ترويسة.</numerusform>
            <numerusform>أُخذ من الأمر عنوان URL وترويسة واحدة (%n).</numerusform>
            <numerusform>أُخذ من الأمر عنوان URL وترويستان (%n).</numerusform>
            <numerusform>أُخذ من الأمر عنوان URL و%n ترويسات.</numerusform>
            <numerusform>أُخذ من الأمر عنوان URL و%n ترويسة.</numerusform>
            <numerusform>أُخذ من الأمر عنوان URL و%n ترويسة.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no such port: the highest is 65535.</source>
        <translation>لا يوجد منفذ كهذا: أعلى منفذ هو 65535.</translation>
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
        <translation>لا توجد نقطة نهاية تطابق %1.</translation>
    </message>
    <message>
        <source>No endpoints yet</source>
        <translation>لا توجد نقاط نهاية بعد</translation>
    </message>
    <message>
        <source>No endpoint yet</source>
        <translation>لا توجد نقطة نهاية بعد</translation>
    </message>
    <message>
        <source>An endpoint is a GraphQL API whose operations become tools. Add yours, or try the sample, which is part of the program.</source>
        <translation>نقطة النهاية هي واجهة GraphQL API تصبح عملياتها أدوات. أضف واجهتك، أو جرّب النموذج التجريبي المضمّن في البرنامج.</translation>
    </message>
    <message>
        <source>Change the endpoint %1</source>
        <translation>تغيير نقطة النهاية %1</translation>
    </message>
    <message>
        <source>Duplicate the endpoint %1</source>
        <translation>تكرار نقطة النهاية %1</translation>
    </message>
    <message>
        <source>Delete the endpoint %1</source>
        <translation>حذف نقطة النهاية %1</translation>
    </message>
    <message>
        <source>The endpoint %1 is deleted.</source>
        <translation>حُذفت نقطة النهاية %1.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::EnvImportDialog</name>
    <message>
        <source>Import .env file</source>
        <translation>استيراد ملف .env</translation>
    </message>
    <message>
        <source>%1 sets these variables. Secrets are better kept as credentials: leave them out here.</source>
        <translation>يضبط %1 هذه المتغيرات. الأفضل حفظ الأسرار كبيانات اعتماد: اتركها هنا.</translation>
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
        <source>Variables of the file</source>
        <translation>متغيرات الملف</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>The file sets no variables. They are lines like NAME=value.</source>
        <translation>لا يضبط الملف أي متغيرات. وهي أسطر مثل NAME=value.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) could not be read, first line %1.</source>
        <translation>
            <numerusform>تعذّرت قراءة %n سطر، أولها السطر %1.</numerusform>
            <numerusform>تعذّرت قراءة سطر واحد (%n): السطر %1.</numerusform>
            <numerusform>تعذّرت قراءة سطرين (%n)، أولهما السطر %1.</numerusform>
            <numerusform>تعذّرت قراءة %n أسطر، أولها السطر %1.</numerusform>
            <numerusform>تعذّرت قراءة %n سطرًا، أولها السطر %1.</numerusform>
            <numerusform>تعذّرت قراءة %n سطر، أولها السطر %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>is there already</source>
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
            <numerusform>استيراد متغير واحد (%n)</numerusform>
            <numerusform>استيراد متغيرين (%n)</numerusform>
            <numerusform>استيراد %n متغيرات</numerusform>
            <numerusform>استيراد %n متغيرًا</numerusform>
            <numerusform>استيراد %n متغير</numerusform>
        </translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>استيراد %1</translation>
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
        <source>How the call is to end</source>
        <translation>كيف يجب أن ينتهي الاستدعاء</translation>
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
        <source>What is to be found at places of the answer</source>
        <translation>ما يجب أن يوجد في مواضع الرد</translation>
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
        <source>Answer</source>
        <translation>الرد</translation>
    </message>
    <message>
        <source>What the example answers is shown here once it was run.</source>
        <translation>يظهر رد المثال هنا بعد تنفيذه.</translation>
    </message>
    <message>
        <source>Expect this value</source>
        <translation>توقع هذه القيمة</translation>
    </message>
    <message>
        <source>From now on the answer is to have the selected value at its place</source>
        <translation>من الآن يجب أن يحمل الرد القيمة المحددة في موضعها</translation>
    </message>
    <message>
        <source>Show in log</source>
        <translation>عرض في السجل</translation>
    </message>
    <message>
        <source>The answer is as expected.</source>
        <translation>الرد كما هو متوقع.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>Where in a result something is not as expected, and what is there</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Expectations (%1)</source>
        <translation>التوقعات (%1)</translation>
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
        <source>No examples yet. An example is a call that shows agents how the tool is used and, with what is expected of its answer, tests it. Add one here, or save one of the Try pane.</source>
        <translation>لا توجد أمثلة بعد. المثال استدعاء يبيّن للوكلاء كيف تُستخدم الأداة، ويختبرها بما هو متوقع من ردها. أضف مثالًا هنا، أو احفظ واحدًا من لوحة “تجربة”.</translation>
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
        <source>Call the tool as the example says, and look at the answer</source>
        <translation>استدعاء الأداة كما يحدد المثال، وفحص الرد</translation>
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
        <source>Delete the example</source>
        <translation>حذف المثال</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>الأمثلة</translation>
    </message>
    <message>
        <source>%1 passed, %2 failed</source>
        <extracomment>How many examples gave what was expected, and how many did not</extracomment>
        <translation>نجح %1، فشل %2</translation>
    </message>
    <message>
        <source>Example %1</source>
        <translation>المثال %1</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ExchangePane</name>
    <message>
        <source>Address of the request</source>
        <translation>عنوان الطلب</translation>
    </message>
    <message>
        <source>Status of the answer</source>
        <translation>حالة الرد</translation>
    </message>
    <message>
        <source>Header fields</source>
        <translation>حقول الترويسة</translation>
    </message>
    <message>
        <source>The request had no body.</source>
        <translation>لم يكن للطلب متن.</translation>
    </message>
    <message>
        <source>The answer had no body.</source>
        <translation>لم يكن للرد متن.</translation>
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
        <translation>%1، مطلوب</translation>
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
        <translation>%1، السطر %2، العمود %3: %4</translation>
    </message>
    <message numerus="yes">
        <source>%n more mistake(s) stand there.</source>
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
        <source>What the file said before goes on.</source>
        <translation>يبقى ساريًا ما كان في الملف من قبل.</translation>
    </message>
    <message>
        <source>%1.json is not followed: %2</source>
        <extracomment>%1 is the name of a file, %2 a sentence</extracomment>
        <translation>لا يُعمل بالملف %1.json: %2</translation>
    </message>
    <message>
        <source>%1.json is not followed. Line %2, column %3: %4</source>
        <extracomment>%1 is the name of a file, %4 a sentence</extracomment>
        <translation>لا يُعمل بالملف %1.json. السطر %2، العمود %3: %4</translation>
    </message>
    <message numerus="yes">
        <source>Nor are %n more file(s).</source>
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
        <source>No program is there to open the file %1.</source>
        <translation>لا يوجد برنامج لفتح الملف %1.</translation>
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
        <source>Clear the filter</source>
        <translation>مسح التصفية</translation>
    </message>
    <message>
        <source>Keep this filter as a button</source>
        <extracomment>A button that gives the filter a name</extracomment>
        <translation>الاحتفاظ بهذه التصفية كزر</translation>
    </message>
    <message>
        <source>What can be filtered by</source>
        <translation>ما يمكن التصفية به</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::FilterSheet</name>
    <message>
        <source>Filter of the log</source>
        <translation>تصفية السجل</translation>
    </message>
    <message>
        <source>What stands side by side must all hold, | means or, - means not, brackets group. A word alone is looked for in every column.</source>
        <translation>ما يرد متجاورًا يجب أن يتحقق كله، و| تعني «أو»، و- تعني «ليس»، والأقواس للتجميع. والكلمة وحدها يُبحث عنها في كل عمود.</translation>
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
        <source>the endpoint answered with an error</source>
        <translation>ردت نقطة النهاية بخطأ</translation>
    </message>
    <message>
        <source>one or the other</source>
        <translation>هذا أو ذاك</translation>
    </message>
    <message>
        <source>failed, and not of that client</source>
        <translation>فشل، وليس من ذلك العميل</translation>
    </message>
    <message>
        <source>ok, pinned, mutation, cached, replayed, test ...</source>
        <translation>ok, pinned, mutation, cached, replayed, test ...</translation>
    </message>
    <message>
        <source>of the last ten minutes</source>
        <translation>في آخر عشر دقائق</translation>
    </message>
    <message>
        <source>between two times of today</source>
        <translation>بين وقتين من اليوم</translation>
    </message>
    <message>
        <source>the result is large</source>
        <translation>النتيجة كبيرة</translation>
    </message>
    <message>
        <source>an argument of the call</source>
        <translation>وسيط من الاستدعاء</translation>
    </message>
    <message>
        <source>a header field of a request or an answer</source>
        <translation>حقل ترويسة في طلب أو رد</translation>
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
        <source>Find in this answer</source>
        <translation>البحث في هذا الرد</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>التطابق السابق</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>التطابق التالي</translation>
    </message>
    <message>
        <source>Close the search</source>
        <translation>إغلاق البحث</translation>
    </message>
    <message>
        <source>No match</source>
        <translation>لا تطابق</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>%1 of more than %2</source>
        <translation>%1 من أكثر من %2</translation>
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
        <source>Re&amp;duce motion: nothing blinks</source>
        <translation>تقليل الحركة: لا شيء يومض</translation>
    </message>
    <message>
        <source>The file %1 cannot be changed.</source>
        <translation>لا يمكن تغيير الملف %1.</translation>
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
    <message>
        <source>Complete</source>
        <translation>إكمال</translation>
    </message>
    <message>
        <source>Extract to variable</source>
        <translation>استخراج إلى متغير</translation>
    </message>
    <message>
        <source>Inline variable</source>
        <translation>تضمين المتغير</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>تنسيق</translation>
    </message>
    <message>
        <source>Show in the schema</source>
        <translation>عرض في المخطط</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::GroupEditor</name>
    <message numerus="yes">
        <source>%n more member(s) can be seen as JSON.</source>
        <translation>
            <numerusform>يمكن رؤية %n عنصر آخر بصيغة JSON.</numerusform>
            <numerusform>يمكن رؤية عنصر واحد آخر (%n) بصيغة JSON.</numerusform>
            <numerusform>يمكن رؤية عنصرين آخرين (%n) بصيغة JSON.</numerusform>
            <numerusform>يمكن رؤية %n عناصر أخرى بصيغة JSON.</numerusform>
            <numerusform>يمكن رؤية %n عنصرًا آخر بصيغة JSON.</numerusform>
            <numerusform>يمكن رؤية %n عنصر آخر بصيغة JSON.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::HeaderTableModel</name>
    <message>
        <source>A header has no name.</source>
        <translation>توجد ترويسة بلا اسم.</translation>
    </message>
    <message>
        <source>The header %1 usually carries a secret. Keep it in a credential and choose that above: what is written here is stored in a file.</source>
        <translation>عادةً ما تحمل الترويسة %1 سرًّا. احفظه في بيانات اعتماد واخترها أعلاه: فما يُكتب هنا يُخزَّن في ملف.</translation>
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
    <name>tooltray::ui::HistoryPane</name>
    <message>
        <source>Load into Try</source>
        <translation>تحميل في “تجربة”</translation>
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
        <source>No calls of this tool yet. They are listed here while they happen.</source>
        <translation>لا توجد استدعاءات لهذه الأداة بعد. تظهر هنا فور حدوثها.</translation>
    </message>
    <message>
        <source>Calls of the tool</source>
        <translation>استدعاءات الأداة</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s)</source>
        <translation>
            <numerusform>%n استدعاء</numerusform>
            <numerusform>%n استدعاء</numerusform>
            <numerusform>%n استدعاء</numerusform>
            <numerusform>%n استدعاءات</numerusform>
            <numerusform>%n استدعاءً</numerusform>
            <numerusform>%n استدعاء</numerusform>
        </translation>
    </message>
    <message>
        <source>The log does not have all of the arguments any more.</source>
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
        <source>Agents on this computer reach your tools at one address, and you see every call they make.</source>
        <translation>يصل الوكلاء في هذا الحاسوب إلى أدواتك عبر عنوان واحد، وترى كل استدعاء يجرونه.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>الرئيسية</translation>
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
            <numerusform>لا عملاء متصلون (%n).</numerusform>
            <numerusform>عميل واحد متصل (%n).</numerusform>
            <numerusform>عميلان متصلان (%n).</numerusform>
            <numerusform>%n عملاء متصلون.</numerusform>
            <numerusform>%n عميلًا متصلًا.</numerusform>
            <numerusform>%n عميل متصل.</numerusform>
        </translation>
    </message>
    <message>
        <source>Getting started: all done</source>
        <extracomment>Heading of the list of steps</extracomment>
        <translation>خطوات البدء: اكتملت كلها</translation>
    </message>
    <message>
        <source>Getting started: %1 of %2 done</source>
        <translation>خطوات البدء: اكتمل %1 من %2</translation>
    </message>
    <message>
        <source>%1 finds every tool, page and command.</source>
        <translation>يعثر %1 على كل أداة وصفحة وأمر.</translation>
    </message>
    <message>
        <source>Tools called lately</source>
        <translation>أدوات استُدعيت مؤخرًا</translation>
    </message>
    <message>
        <source>Last errors</source>
        <translation>آخر الأخطاء</translation>
    </message>
    <message>
        <source>Add a GraphQL endpoint</source>
        <translation>إضافة نقطة نهاية GraphQL</translation>
    </message>
    <message numerus="yes">
        <source>There are %n endpoint(s).</source>
        <translation>
            <numerusform>لا توجد نقاط نهاية (%n).</numerusform>
            <numerusform>توجد نقطة نهاية واحدة (%n).</numerusform>
            <numerusform>توجد نقطتا نهاية (%n).</numerusform>
            <numerusform>توجد %n نقاط نهاية.</numerusform>
            <numerusform>توجد %n نقطة نهاية.</numerusform>
            <numerusform>توجد %n نقطة نهاية.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your API, or the sample that is part of the program.</source>
        <translation>واجهة API لديك، أو النموذج التجريبي المضمّن في البرنامج.</translation>
    </message>
    <message>
        <source>Fetch its schema</source>
        <translation>جلب مخططها</translation>
    </message>
    <message numerus="yes">
        <source>There are %n schema(s).</source>
        <translation>
            <numerusform>لا توجد مخططات (%n).</numerusform>
            <numerusform>يوجد مخطط واحد (%n).</numerusform>
            <numerusform>يوجد مخططان (%n).</numerusform>
            <numerusform>توجد %n مخططات.</numerusform>
            <numerusform>يوجد %n مخططًا.</numerusform>
            <numerusform>يوجد %n مخطط.</numerusform>
        </translation>
    </message>
    <message>
        <source>It says what the API can do; it is fetched by itself.</source>
        <translation>يبيّن ما يمكن لواجهة API فعله؛ ويُجلب تلقائيًا.</translation>
    </message>
    <message>
        <source>Make a tool</source>
        <translation>إنشاء أداة</translation>
    </message>
    <message numerus="yes">
        <source>There are %n tool(s).</source>
        <translation>
            <numerusform>لا توجد أدوات (%n).</numerusform>
            <numerusform>توجد أداة واحدة (%n).</numerusform>
            <numerusform>توجد أداتان (%n).</numerusform>
            <numerusform>توجد %n أدوات.</numerusform>
            <numerusform>توجد %n أداة.</numerusform>
            <numerusform>توجد %n أداة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose fields of the schema; each becomes a tool with a name.</source>
        <translation>اختر حقولًا من المخطط؛ فيصبح كل منها أداة لها اسم.</translation>
    </message>
    <message>
        <source>Try it</source>
        <translation>تجربتها</translation>
    </message>
    <message>
        <source>A call went well.</source>
        <translation>نجح استدعاء.</translation>
    </message>
    <message>
        <source>Call the tool from here, before agents do.</source>
        <translation>استدعِ الأداة من هنا قبل أن يفعل الوكلاء.</translation>
    </message>
    <message>
        <source>Let your MCP client know the address of the server.</source>
        <translation>عرّف عميل MCP لديك بعنوان الخادم.</translation>
    </message>
    <message>
        <source>A client was connected before.</source>
        <translation>كان عميل متصلاً من قبل.</translation>
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
        <source>A &amp;name that means something else here</source>
        <translation>اسم له معنى آخر هنا</translation>
    </message>
    <message>
        <source>Leave out what comes</source>
        <translation>ترك الوارد</translation>
    </message>
    <message>
        <source>Give what comes another name</source>
        <translation>إعطاء الوارد اسمًا آخر</translation>
    </message>
    <message>
        <source>Replace what is here</source>
        <translation>استبدال الموجود هنا</translation>
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
        <source>In place of the endpoint %1</source>
        <extracomment>%1 is the name of an endpoint that tools of a file use</extracomment>
        <translation>بدلًا من نقطة النهاية %1</translation>
    </message>
    <message>
        <source>comes along: another needs it</source>
        <translation>يُضاف أيضًا: يحتاجه غيره</translation>
    </message>
    <message>
        <source>is here already, stays</source>
        <translation>موجودة هنا من قبل، تبقى</translation>
    </message>
    <message>
        <source>replaces the one here</source>
        <translation>تستبدل الموجودة هنا</translation>
    </message>
    <message>
        <source>new, as %1</source>
        <extracomment>%1 is the name that a tool gets</extracomment>
        <translation>جديدة، باسم %1</translation>
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
        <source>Drop a file here, choose one, or paste what was copied: a pack, GraphQL, a cURL command, or a collection of Postman, Insomnia, Altair or Bruno. Nothing changes before you say so.</source>
        <translation>أفلت ملفًا هنا، أو اختر ملفًا، أو الصق ما نُسخ: حزمة أو GraphQL أو أمر cURL أو مجموعة من Postman أو Insomnia أو Altair أو Bruno. لا يتغير شيء قبل موافقتك.</translation>
    </message>
    <message>
        <source>What was pasted</source>
        <translation>ما تم لصقه</translation>
    </message>
    <message>
        <source>%1 (line %2)</source>
        <extracomment>%1 is a sentence that says what is wrong</extracomment>
        <translation>%1 (السطر %2)</translation>
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
        <source>Answer to an introspection query</source>
        <translation>رد استعلام الاستبطان</translation>
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
            <numerusform>(نوع واحد (%n))</numerusform>
            <numerusform>(نوعان (%n))</numerusform>
            <numerusform>(%n أنواع)</numerusform>
            <numerusform>(%n نوعًا)</numerusform>
            <numerusform>(%n نوع)</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1</source>
        <extracomment>Adds an endpoint; %1 is its address</extracomment>
        <translation>إضافة %1</translation>
    </message>
    <message>
        <source>Schema of the endpoint</source>
        <translation>مخطط نقطة النهاية</translation>
    </message>
    <message>
        <source>The endpoint has another schema.</source>
        <extracomment>What an import did</extracomment>
        <translation>أصبح لنقطة النهاية مخطط آخر.</translation>
    </message>
    <message>
        <source>Imported: %1 new, %2 replaced, %3 under another name; %4 left out.</source>
        <translation>تم الاستيراد: %1 جديدة، %2 مستبدلة، %3 باسم آخر؛ %4 متروكة.</translation>
    </message>
    <message>
        <source>What can be imported (*.json *.graphql *.graphqls *.gql *.agc *.agx *.bru *.yaml *.yml *.txt)</source>
        <translation>ما يمكن استيراده (*.json *.graphql *.graphqls *.gql *.agc *.agx *.bru *.yaml *.yml *.txt)</translation>
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
        <source>What happens</source>
        <translation>ما سيحدث</translation>
    </message>
    <message>
        <source>cannot be imported</source>
        <translation>لا يمكن استيرادها</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::InlineOffer</name>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::JsonDiffModel</name>
    <message numerus="yes">
        <source>%n equal line(s)</source>
        <translation>
            <numerusform>%n سطر متطابق</numerusform>
            <numerusform>سطر متطابق واحد (%n)</numerusform>
            <numerusform>سطران متطابقان (%n)</numerusform>
            <numerusform>%n أسطر متطابقة</numerusform>
            <numerusform>%n سطرًا متطابقًا</numerusform>
            <numerusform>%n سطر متطابق</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed from %1 to %2</source>
        <translation>تغيّر من %1 إلى %2</translation>
    </message>
    <message>
        <source>Only on the left: %1</source>
        <translation>على اليسار فقط: %1</translation>
    </message>
    <message>
        <source>Only on the right: %1</source>
        <translation>على اليمين فقط: %1</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::JsonFieldEditor</name>
    <message>
        <source>No JSON yet: %1</source>
        <translation>ليس JSON بعد: %1</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::JsonTablePane</name>
    <message>
        <source>JSON as a table</source>
        <translation>JSON كجدول</translation>
    </message>
    <message>
        <source>List that is shown</source>
        <translation>القائمة المعروضة</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n صف</numerusform>
            <numerusform>صف واحد (%n)</numerusform>
            <numerusform>صفّان (%n)</numerusform>
            <numerusform>%n صفوف</numerusform>
            <numerusform>%n صفًّا</numerusform>
            <numerusform>%n صف</numerusform>
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
        <translation>JSON كشجرة</translation>
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
        <source>Find (%1)</source>
        <translation>بحث (%1)</translation>
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
        <source>Open levels</source>
        <translation>فتح المستويات</translation>
    </message>
    <message>
        <source>Close all</source>
        <translation>طي الكل</translation>
    </message>
    <message numerus="yes">
        <source>%n level(s)</source>
        <translation>
            <numerusform>%n مستوى</numerusform>
            <numerusform>مستوى واحد (%n)</numerusform>
            <numerusform>مستويان (%n)</numerusform>
            <numerusform>%n مستويات</numerusform>
            <numerusform>%n مستوى</numerusform>
            <numerusform>%n مستوى</numerusform>
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
        <translation>JSON كنص</translation>
    </message>
    <message>
        <source>Nothing to show yet.</source>
        <translation>لا شيء لعرضه بعد.</translation>
    </message>
    <message>
        <source>This is not valid JSON. Line %1, column %2: %3</source>
        <translation>هذا ليس JSON صالحًا. السطر %1، العمود %2: %3</translation>
    </message>
    <message>
        <source>It is too big to show: this is the beginning. Save it to see all of it.</source>
        <translation>أكبر من أن يُعرض: هذه بدايته. احفظه لرؤيته كاملًا.</translation>
    </message>
    <message>
        <source>Very long lines are broken into several.</source>
        <translation>تُقسَّم الأسطر الطويلة جدًا إلى عدة أسطر.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>حفظ</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>حُفظ باسم %1.</translation>
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
        <source>Connect within</source>
        <translation>مهلة الاتصال</translation>
    </message>
    <message>
        <source>Answer within</source>
        <translation>مهلة الرد</translation>
    </message>
    <message>
        <source>Retries</source>
        <translation>مرات إعادة المحاولة</translation>
    </message>
    <message>
        <source>First pause</source>
        <translation>أول توقف</translation>
    </message>
    <message>
        <source>Longest pause</source>
        <translation>أطول توقف</translation>
    </message>
    <message>
        <source>Requests per minute</source>
        <translation>الطلبات في الدقيقة</translation>
    </message>
    <message>
        <source>Requests at once</source>
        <translation>الطلبات المتزامنة</translation>
    </message>
    <message>
        <source>Requests that wait</source>
        <translation>الطلبات المنتظرة</translation>
    </message>
    <message>
        <source>Answer at most</source>
        <translation>أقصى حجم للرد</translation>
    </message>
    <message>
        <source>Depth of operations</source>
        <translation>عمق العمليات</translation>
    </message>
    <message>
        <source>Fields of operations</source>
        <translation>حقول العمليات</translation>
    </message>
    <message>
        <source>Complexity of operations</source>
        <translation>تعقيد العمليات</translation>
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
        <source>Key of the certificate</source>
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
        <source>Check the certificate of the server</source>
        <translation>التحقق من شهادة الخادم</translation>
    </message>
    <message>
        <source>PEM files (*.pem *.crt *.cer *.key)</source>
        <translation>ملفات PEM (*.pem *.crt *.cer *.key)</translation>
    </message>
    <message>
        <source>Beside those of the system</source>
        <translation>إضافةً إلى سلطات النظام</translation>
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
        <translation>نقل العنصر %1 إلى أعلى</translation>
    </message>
    <message>
        <source>Move element %1 down</source>
        <translation>نقل العنصر %1 إلى أسفل</translation>
    </message>
    <message>
        <source>Remove element %1</source>
        <translation>إزالة العنصر %1</translation>
    </message>
    <message>
        <source>%1, element %2</source>
        <translation>%1، العنصر %2</translation>
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
        <source>&amp;Can be reached from</source>
        <translation>إمكانية الوصول من</translation>
    </message>
    <message>
        <source>Other host &amp;names</source>
        <translation>أسماء مضيف أخرى</translation>
    </message>
    <message>
        <source>&amp;Web pages that may call</source>
        <translation>صفحات الويب المسموح لها بالاستدعاء</translation>
    </message>
    <message>
        <source>Connections at &amp;most</source>
        <translation>أقصى عدد للاتصالات</translation>
    </message>
    <message>
        <source>&amp;Largest request</source>
        <translation>أقصى حجم للطلب</translation>
    </message>
    <message>
        <source>Names other than localhost under which the server answers, with or without a port</source>
        <translation>أسماء غير localhost يرد الخادم عليها، بمنفذ أو من دونه</translation>
    </message>
    <message>
        <source>Origins of web pages; programs that are no browser need none</source>
        <translation>مصادر (origins) صفحات الويب؛ البرامج غير المتصفحات لا تحتاج إليها</translation>
    </message>
    <message>
        <source> MiB</source>
        <extracomment>Behind a number: megabytes</extracomment>
        <translation> MiB</translation>
    </message>
    <message>
        <source>Changes hold at once; for a moment nobody is served. Every client needs a token, wherever it is, and the name or address by which other computers reach this one has to be among the host names.</source>
        <translation>تسري التغييرات فورًا؛ وتتوقف الخدمة للحظة. يحتاج كل عميل إلى رمز (token) أينما كان، ويجب أن يكون الاسم أو العنوان الذي تصل به الحواسيب الأخرى إلى هذا الحاسوب ضمن أسماء المضيف.</translation>
    </message>
    <message>
        <source>Connect a client...</source>
        <translation>توصيل عميل...</translation>
    </message>
    <message>
        <source>Open it to the network</source>
        <translation>إتاحته للشبكة</translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <translation>إبقاؤه كما هو</translation>
    </message>
    <message>
        <source>Every computer in the network could then call your tools with a token that it has, and what is sent can be read on the way: there is no encryption.</source>
        <translation>عندها يمكن لأي حاسوب في الشبكة لديه رمز (token) استدعاء أدواتك، ويمكن قراءة ما يُرسل في الطريق: فلا يوجد تشفير.</translation>
    </message>
    <message>
        <source>This computer only</source>
        <translation>هذا الحاسوب فقط</translation>
    </message>
    <message>
        <source>All computers in the network</source>
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
        <translation>الخادم الآن على %1.</translation>
    </message>
    <message>
        <source>The server is now at %1. These clients have to be told: %2.</source>
        <translation>الخادم الآن على %1. يجب إبلاغ هؤلاء العملاء: %2.</translation>
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
        <translation>%1 من %2 استدعاء</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s)</source>
        <translation>
            <numerusform>%n استدعاء</numerusform>
            <numerusform>%n استدعاء</numerusform>
            <numerusform>%n استدعاء</numerusform>
            <numerusform>%n استدعاءات</numerusform>
            <numerusform>%n استدعاءً</numerusform>
            <numerusform>%n استدعاء</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::LogCommands</name>
    <message>
        <source>The request holds no GraphQL operation.</source>
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
        <source>Copy the command with the secret of %1 in it? Whoever reads the clipboard can use it. It is taken away again after %n second(s).</source>
        <translation>
            <numerusform>هل تريد نسخ الأمر وفيه سر %1؟ يمكن لكل من يقرأ الحافظة استخدامه. ويُزال منها بعد %n ثانية.</numerusform>
            <numerusform>هل تريد نسخ الأمر وفيه سر %1؟ يمكن لكل من يقرأ الحافظة استخدامه. ويُزال منها بعد ثانية واحدة (%n).</numerusform>
            <numerusform>هل تريد نسخ الأمر وفيه سر %1؟ يمكن لكل من يقرأ الحافظة استخدامه. ويُزال منها بعد ثانيتين (%n).</numerusform>
            <numerusform>هل تريد نسخ الأمر وفيه سر %1؟ يمكن لكل من يقرأ الحافظة استخدامه. ويُزال منها بعد %n ثوانٍ.</numerusform>
            <numerusform>هل تريد نسخ الأمر وفيه سر %1؟ يمكن لكل من يقرأ الحافظة استخدامه. ويُزال منها بعد %n ثانية.</numerusform>
            <numerusform>هل تريد نسخ الأمر وفيه سر %1؟ يمكن لكل من يقرأ الحافظة استخدامه. ويُزال منها بعد %n ثانية.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy with secrets</source>
        <translation>نسخ مع الأسرار</translation>
    </message>
    <message>
        <source>The command with its secret is on the clipboard.</source>
        <translation>الأمر مع سرّه في الحافظة.</translation>
    </message>
    <message>
        <source>Delete all calls from the log and its files? They cannot be brought back. Pinned calls stay.</source>
        <translation>هل تريد حذف كل الاستدعاءات من السجل وملفاته؟ لا يمكن استرجاعها. تبقى الاستدعاءات المثبّتة.</translation>
    </message>
    <message>
        <source>Delete every call with %1 from the log and its files? They cannot be brought back. Pinned calls stay.</source>
        <translation>هل تريد حذف كل استدعاء مطابق لـ %1 من السجل وملفاته؟ لا يمكن استرجاع المحذوف. تبقى الاستدعاءات المثبّتة.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) are deleted.</source>
        <translation>
            <numerusform>لم تُحذف استدعاءات (%n).</numerusform>
            <numerusform>حُذف استدعاء واحد (%n).</numerusform>
            <numerusform>حُذف استدعاءان (%n).</numerusform>
            <numerusform>حُذفت %n استدعاءات.</numerusform>
            <numerusform>حُذف %n استدعاءً.</numerusform>
            <numerusform>حُذف %n استدعاء.</numerusform>
        </translation>
    </message>
    <message>
        <source>The command is on the clipboard.</source>
        <translation>الأمر في الحافظة.</translation>
    </message>
    <message>
        <source>The operation is on the clipboard.</source>
        <translation>العملية في الحافظة.</translation>
    </message>
    <message>
        <source>The answer is on the clipboard.</source>
        <translation>الإجابة في الحافظة.</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) are in %1.</source>
        <extracomment>%1 is the path of a file</extracomment>
        <translation>
            <numerusform>لا استدعاءات في %1.</numerusform>
            <numerusform>استدعاء واحد في %1.</numerusform>
            <numerusform>استدعاءان في %1.</numerusform>
            <numerusform>%n استدعاءات في %1.</numerusform>
            <numerusform>%n استدعاءً في %1.</numerusform>
            <numerusform>%n استدعاء في %1.</numerusform>
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
        <source>What is known of the call</source>
        <translation>المعروف عن الاستدعاء</translation>
    </message>
    <message>
        <source>Times of the call</source>
        <translation>أزمنة الاستدعاء</translation>
    </message>
    <message>
        <source>Note about the call</source>
        <translation>ملاحظة عن الاستدعاء</translation>
    </message>
    <message>
        <source>What you want to remember of this call. It is kept with it in the log.</source>
        <translation>ما تريد تذكّره عن هذا الاستدعاء. يُحفظ معه في السجل.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Request that is shown</source>
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
        <source>The call is not over yet.</source>
        <translation>لم ينتهِ الاستدعاء بعد.</translation>
    </message>
    <message>
        <source>The call had no result.</source>
        <translation>لم تكن للاستدعاء نتيجة.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::LogPage</name>
    <message>
        <source>The log does not have that call any more.</source>
        <translation>لم يعد ذلك الاستدعاء في السجل.</translation>
    </message>
    <message>
        <source>No calls yet</source>
        <translation>لا توجد استدعاءات بعد</translation>
    </message>
    <message>
        <source>Every call of a client is listed here while it happens. Give a client the address of the server, or try a tool.</source>
        <translation>يظهر هنا كل استدعاء من عميل فور حدوثه. أعطِ عميلًا عنوان الخادم، أو جرّب أداة.</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>مسح التصفية</translation>
    </message>
    <message>
        <source>Show them again</source>
        <extracomment>Shows the calls again that were cleared from the list</extracomment>
        <translation>إظهارها مجددًا</translation>
    </message>
    <message>
        <source>No call matches the filter</source>
        <translation>لا استدعاء يطابق التصفية</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) are hidden by it.</source>
        <translation>
            <numerusform>لا تخفي استدعاءات (%n).</numerusform>
            <numerusform>تخفي استدعاءً واحدًا (%n).</numerusform>
            <numerusform>تخفي استدعاءين (%n).</numerusform>
            <numerusform>تخفي %n استدعاءات.</numerusform>
            <numerusform>تخفي %n استدعاءً.</numerusform>
            <numerusform>تخفي %n استدعاء.</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter by %1</source>
        <extracomment>In the menu of a cell of the log; %1 is what it says, as a filter</extracomment>
        <translation>تصفية حسب %1</translation>
    </message>
    <message>
        <source>Exclude %1</source>
        <extracomment>In the menu of a cell of the log; %1 is what it says, as a filter</extracomment>
        <translation>استبعاد %1</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) are out of sight. The log still has them.</source>
        <extracomment>After the list of calls was emptied</extracomment>
        <translation>
            <numerusform>لا استدعاءات محجوبة عن العرض (%n). والسجل يحتفظ بها كلها.</numerusform>
            <numerusform>استدعاء واحد (%n) محجوب عن العرض. وما زال في السجل.</numerusform>
            <numerusform>استدعاءان (%n) محجوبان عن العرض. وما زالا في السجل.</numerusform>
            <numerusform>%n استدعاءات محجوبة عن العرض. وما زالت في السجل.</numerusform>
            <numerusform>%n استدعاءً محجوبًا عن العرض. وما زالت في السجل.</numerusform>
            <numerusform>%n استدعاء محجوب عن العرض. وما زالت في السجل.</numerusform>
        </translation>
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
        <source>&amp;At most on disk</source>
        <translation>أقصى حجم على القرص</translation>
    </message>
    <message>
        <source>&amp;Of each request and answer in memory</source>
        <translation>من كل طلب ورد في الذاكرة</translation>
    </message>
    <message>
        <source>Also &amp;mask what is called</source>
        <translation>حجب ما يحمل هذه الأسماء أيضًا</translation>
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
        <source>Fewer calls or days take effect at once: what is beyond them is removed. Known secrets and names such as Authorization or password are always masked; a name that is added here counts for headers, members and parameters of calls to come, in any spelling.</source>
        <translation>يسري تقليل عدد الاستدعاءات أو الأيام فورًا: يُزال ما يتجاوزها. تُحجب دائمًا الأسرار المعروفة والأسماء مثل Authorization أو password؛ والاسم المضاف هنا يسري على الترويسات والعناصر والمعاملات في الاستدعاءات القادمة، بأي كتابة.</translation>
    </message>
    <message>
        <source>A call with large answers takes the place of several</source>
        <translation>يأخذ الاستدعاء ذو الإجابات الكبيرة مكان عدة استدعاءات</translation>
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
            <numerusform>%n جديد</numerusform>
            <numerusform>%n جديد</numerusform>
            <numerusform>%n جديد</numerusform>
            <numerusform>%n جديدة</numerusform>
            <numerusform>%n جديدًا</numerusform>
            <numerusform>%n جديد</numerusform>
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
        <translation>حفظ مثال للأداة %1</translation>
    </message>
    <message>
        <source>Saved as “%1” of %2.</source>
        <extracomment>%1 is the name of an example, %2 that of a tool</extracomment>
        <translation>حُفظ باسم “%1” في %2.</translation>
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
        <source>No program is there to open the folder %1.</source>
        <translation>لا يوجد برنامج لفتح المجلد %1.</translation>
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
        <translation>%1، الاسم</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>إزالة %1</translation>
    </message>
    <message>
        <source>%1, value</source>
        <translation>%1، القيمة</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::MappingEditor</name>
    <message>
        <source>Label</source>
        <translation>التسمية</translation>
    </message>
    <message>
        <source>Value that is sent</source>
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
        <source>The label %1 is there twice.</source>
        <translation>التسمية %1 مكررة.</translation>
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
            <numerusform>لا أدوات (%n) ستتعطل عند %1.</numerusform>
            <numerusform>لن تعمل أداة واحدة (%n) عند %1.</numerusform>
            <numerusform>لن تعمل أداتان (%n) عند %1.</numerusform>
            <numerusform>لن تعمل %n أدوات عند %1.</numerusform>
            <numerusform>لن تعمل %n أداة عند %1.</numerusform>
            <numerusform>لن تعمل %n أداة عند %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody knows yet whether these work at %1.</source>
        <translation>لا يُعرف بعد هل تعمل هذه عند %1.</translation>
    </message>
    <message>
        <source>Those that are checked are moved, and can be mended there. The others stay where they are.</source>
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
            <numerusform>نقل أداة واحدة (%n)</numerusform>
            <numerusform>نقل أداتين (%n)</numerusform>
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
        <source>&amp;Keep</source>
        <extracomment>Makes the button</extracomment>
        <translation>احتفاظ</translation>
    </message>
    <message>
        <source>Keep this filter as a button</source>
        <translation>الاحتفاظ بهذه التصفية كزر</translation>
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
    <name>tooltray::ui::NewEndpointSettings</name>
    <message>
        <source>What an endpoint that you add begins with. Those that are there stay as they are, and each can say otherwise on its own page.</source>
        <translation>ما تبدأ به كل نقطة نهاية تضيفها. تبقى النقاط الموجودة كما هي، ويمكن لكل منها تحديد غير ذلك في صفحتها.</translation>
    </message>
    <message>
        <source>&amp;Mutations</source>
        <translation>عمليات التعديل</translation>
    </message>
    <message>
        <source>&amp;Connect within</source>
        <translation>مهلة الاتصال</translation>
    </message>
    <message>
        <source>&amp;Answer within</source>
        <translation>مهلة الرد</translation>
    </message>
    <message>
        <source>&amp;Try again up to</source>
        <translation>إعادة المحاولة حتى</translation>
    </message>
    <message>
        <source>&amp;Largest answer</source>
        <translation>أقصى حجم للرد</translation>
    </message>
    <message>
        <source>Re&amp;quests at a time</source>
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
</context>
<context>
    <name>tooltray::ui::OfferSettings</name>
    <message>
        <source>&amp;Tools are offered</source>
        <translation>طريقة عرض الأدوات</translation>
    </message>
    <message>
        <source>At &amp;most, before that changes by itself</source>
        <translation>الحد الأقصى قبل أن يتغير ذلك تلقائيًا</translation>
    </message>
    <message>
        <source>&amp;Largest result</source>
        <translation>أقصى حجم للنتيجة</translation>
    </message>
    <message>
        <source>&amp;Context that agents set lasts</source>
        <translation>مدة بقاء السياق الذي يضبطه الوكلاء</translation>
    </message>
    <message>
        <source>Built-in tools</source>
        <translation>الأدوات المدمجة</translation>
    </message>
    <message>
        <source>What agents may do besides calling your tools. Clients are told at once.</source>
        <translation>ما يُسمح للوكلاء بفعله إلى جانب استدعاء أدواتك. يُبلَّغ العملاء فورًا.</translation>
    </message>
    <message>
        <source>As fits their number</source>
        <translation>بحسب عددها</translation>
    </message>
    <message>
        <source>Each one by itself</source>
        <translation>كل أداة على حدة</translation>
    </message>
    <message>
        <source>By two commands: find and call</source>
        <translation>عبر أمرين: البحث والاستدعاء</translation>
    </message>
    <message>
        <source>Until the client leaves</source>
        <translation>حتى يغادر العميل</translation>
    </message>
    <message>
        <source>For good</source>
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
        <source>Run operations that are not saved</source>
        <translation>تنفيذ عمليات غير محفوظة</translation>
    </message>
    <message>
        <source>Search and read the schemas</source>
        <translation>البحث في المخططات وقراءتها</translation>
    </message>
    <message>
        <source>Make, change and delete tools</source>
        <translation>إنشاء الأدوات وتغييرها وحذفها</translation>
    </message>
    <message>
        <source>Read and set context variables</source>
        <translation>قراءة متغيرات السياق وضبطها</translation>
    </message>
    <message>
        <source>The configuration file says some of this, so all of it is changed there.</source>
        <translation>ملف الإعداد يحدد بعض هذا، لذا يُغيَّر كله هناك.</translation>
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
        <source>A binding: a source, a mapping and transforms</source>
        <translation>إسناد: مصدر وربط وتحويلات</translation>
    </message>
    <message>
        <source>A path begins with / and has placeholders such as {project}.</source>
        <translation>يبدأ المسار بالعلامة / ويضم عناصر نائبة مثل {project}.</translation>
    </message>
    <message>
        <source>Statuses are numbers from 100 to 599, with commas between them.</source>
        <translation>رموز الحالة أرقام من 100 إلى 599، تفصل بينها فواصل.</translation>
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
        <source>Below the REST URL of the endpoint; {project} stands for the argument of that name.</source>
        <translation>تحت عنوان URL لواجهة REST في نقطة النهاية؛ ويمثّل {project} الوسيط الذي يحمل هذا الاسم.</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>الاستعلام</translation>
    </message>
    <message>
        <source>What stands behind the ? of the URL</source>
        <translation>ما يلي العلامة ? في عنوان URL</translation>
    </message>
    <message>
        <source>Add to the query</source>
        <translation>إضافة إلى الاستعلام</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>الترويسات</translation>
    </message>
    <message>
        <source>Beside those that the endpoint sends anyway</source>
        <translation>إضافةً إلى ما ترسله نقطة النهاية على أي حال</translation>
    </message>
    <message>
        <source>Add a header</source>
        <translation>إضافة ترويسة</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>المتن</translation>
    </message>
    <message>
        <source>The members of the JSON object that is sent; without any, nothing is.</source>
        <translation>حقول كائن JSON المرسل؛ إن لم توجد فلا يُرسل شيء.</translation>
    </message>
    <message>
        <source>Add a field</source>
        <translation>إضافة حقل</translation>
    </message>
    <message>
        <source>Expected status</source>
        <translation>رمز الحالة المتوقع</translation>
    </message>
    <message>
        <source>What counts as an answer: 200, 404. Empty: 200 to 299.</source>
        <translation>ما يُعدّ ردًّا: 200, 404. إن تُرك فارغًا: من 200 إلى 299.</translation>
    </message>
    <message>
        <source>Any from 200 to 299</source>
        <translation>أي رمز من 200 إلى 299</translation>
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
        <source>Which of the operations of the text the tool runs</source>
        <translation>أي عمليات النص تنفّذها الأداة</translation>
    </message>
    <message>
        <source>The only one</source>
        <extracomment>Choice of an operation: the text has no other</extracomment>
        <translation>الوحيدة</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <extracomment>In the list of operations: the text has none of this name</extracomment>
        <translation>%1 (مفقودة)</translation>
    </message>
    <message>
        <source>The tool runs</source>
        <extracomment>What a new tool does</extracomment>
        <translation>تنفّذ الأداة</translation>
    </message>
    <message>
        <source>A GraphQL operation</source>
        <translation>عملية GraphQL</translation>
    </message>
    <message>
        <source>A REST request</source>
        <translation>طلب REST</translation>
    </message>
    <message>
        <source>Steps, one after the other</source>
        <translation>خطوات، واحدة تلو الأخرى</translation>
    </message>
    <message>
        <source>One of several cases</source>
        <translation>إحدى عدة حالات</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::OtherClientPane</name>
    <message>
        <source>The server does not run. Start it first: the entry gets a token from it.</source>
        <translation>الخادم لا يعمل. ابدأ تشغيله أولًا: فالإدخال يأخذ منه رمزًا.</translation>
    </message>
    <message>
        <source>Another client</source>
        <translation>عميل آخر</translation>
    </message>
    <message>
        <source>Any program that speaks MCP over HTTP needs the address and a token of its own. Most read an entry like this one; the names differ a little.</source>
        <translation>أي برنامج يتحدث MCP عبر HTTP يحتاج إلى العنوان ورمز خاص به. معظمها يقرأ إدخالًا كهذا؛ وتختلف الأسماء قليلًا.</translation>
    </message>
    <message>
        <source>&amp;Name of the client</source>
        <translation>اسم العميل</translation>
    </message>
    <message>
        <source>Snippet</source>
        <translation>المقتطف</translation>
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
        <source>A token that the client had before is no longer good</source>
        <translation>الرمز السابق لدى العميل لم يعد صالحًا</translation>
    </message>
    <message>
        <source>The snippet is on the clipboard for 30 seconds: it has a token in it.</source>
        <translation>المقتطف في الحافظة لمدة 30 ثانية: ففيه رمز.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::PalettePopup</name>
    <message>
        <source>Find pages and commands</source>
        <translation>العثور على صفحات وأوامر</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>نتائج البحث</translation>
    </message>
    <message>
        <source>Type to find anything; &gt; commands, @ tools, # calls, : filter the log</source>
        <extracomment>In the empty search field of the palette; the signs limit the search to one kind</extracomment>
        <translation>اكتب للعثور على أي شيء؛ &gt; للأوامر، @ للأدوات، # للاستدعاءات، : لتصفية السجل</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>لم يُعثر على شيء.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::PinPane</name>
    <message>
        <source>Approve it as it is now</source>
        <translation>الموافقة عليها كما هي الآن</translation>
    </message>
    <message>
        <source>Approve and pin</source>
        <translation>موافقة وتثبيت</translation>
    </message>
    <message>
        <source>Go back to what was approved</source>
        <translation>العودة إلى ما تمت الموافقة عليه</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>إلغاء التثبيت</translation>
    </message>
    <message>
        <source>What has changed since it was approved</source>
        <translation>ما تغيّر منذ الموافقة</translation>
    </message>
    <message>
        <source>Whoever may edit tools can change what this one does. Pinned, it is served as you approve it now, until you approve what came after.</source>
        <translation>يستطيع كل من يحق له تحرير الأدوات تغيير ما تفعله هذه الأداة. عند تثبيتها تُقدَّم كما توافق عليها الآن، حتى توافق على ما جاء بعد ذلك.</translation>
    </message>
    <message>
        <source>Calls get version %1 as it was approved on %2. It has changed since.</source>
        <translation>تحصل الاستدعاءات على الإصدار %1 كما تمت الموافقة عليه في %2. وقد تغيّر منذ ذلك الحين.</translation>
    </message>
    <message>
        <source>Calls get version %1 as it was approved on %2, and it is like that.</source>
        <translation>تحصل الاستدعاءات على الإصدار %1 كما تمت الموافقة عليه في %2، وهو لم يتغيّر.</translation>
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
        <source>Mutations</source>
        <translation>التعديلات</translation>
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
</context>
<context>
    <name>tooltray::ui::RailModel</name>
    <message numerus="yes">
        <source>%1, %n new</source>
        <extracomment>Read out by screen readers: name of a page and how much there is new on it</extracomment>
        <translation>
            <numerusform>%1، %n جديد</numerusform>
            <numerusform>%1، %n جديد</numerusform>
            <numerusform>%1، %n جديد</numerusform>
            <numerusform>%1، %n جديدة</numerusform>
            <numerusform>%1، %n جديدًا</numerusform>
            <numerusform>%1، %n جديد</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tooltray::ui::RecentCallsModel</name>
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
        <source>This is all that a report says. It has no names, addresses or secrets of yours; look through the warnings at its end, change what you like, and send it with a few words of your own. Nothing is sent from here.</source>
        <translation>هذا كل ما يتضمنه البلاغ. ليس فيه أسماؤك ولا عناوينك ولا أسرارك؛ راجع التحذيرات في آخره، وغيّر ما تشاء، ثم أرسله مع بضع كلمات منك. لا يُرسل شيء من هنا.</translation>
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
        <translation>حُفظ باسم %1.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ResultPane</name>
    <message>
        <source>What comes back</source>
        <translation>ما يعود</translation>
    </message>
    <message>
        <source>Members that are not checked are left out.</source>
        <translation>تُستبعد الحقول غير المحددة.</translation>
    </message>
    <message>
        <source>Hand out only this</source>
        <extracomment>Button: of an answer, the member that is chosen in the tree</extracomment>
        <translation>تقديم هذا فقط</translation>
    </message>
    <message>
        <source>Hand out everything</source>
        <extracomment>Button: the whole answer</extracomment>
        <translation>تقديم كل شيء</translation>
    </message>
    <message>
        <source>There are more members than can be shown. Write the paths of the others below.</source>
        <translation>الحقول أكثر مما يمكن عرضه. اكتب مسارات البقية أدناه.</translation>
    </message>
    <message>
        <source>No schema says what this request brings back. Write the paths below, as a trial shows them.</source>
        <translation>لا مخطط يبيّن ما يعود به هذا الطلب. اكتب المسارات أدناه كما تُظهرها تجربة.</translation>
    </message>
    <message>
        <source>What comes back is known once the schema of the endpoint is there.</source>
        <translation>يُعرف ما يعود عند توفر مخطط نقطة النهاية.</translation>
    </message>
    <message>
        <source>What comes back is known once the operation can be read.</source>
        <translation>يُعرف ما يعود عندما تمكن قراءة العملية.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ResultTab</name>
    <message>
        <source>Each line says a member and its new name: /nodes/author = who</source>
        <translation>يذكر كل سطر حقلًا واسمه الجديد: ‎/nodes/author = who</translation>
    </message>
    <message>
        <source>Several lists are joined only as “the lists named below”.</source>
        <translation>لا تُضم عدة قوائم إلا باختيار “القوائم المسماة أدناه”.</translation>
    </message>
    <message>
        <source>What is handed out</source>
        <translation>ما يُقدَّم</translation>
    </message>
    <message>
        <source>What is promised</source>
        <translation>ما يُتعهَّد به</translation>
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
        <source>Each step fetches its own pages, as the definition on the first tab says.</source>
        <translation>تجلب كل خطوة صفحاتها بنفسها، حسب التعريف في علامة التبويب الأولى.</translation>
    </message>
    <message>
        <source>Only what is at</source>
        <translation>فقط ما يوجد عند</translation>
    </message>
    <message>
        <source>A path into the answer, such as /issues/nodes</source>
        <translation>مسار داخل الرد، مثل ‎/issues/nodes</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>استبعاد</translation>
    </message>
    <message>
        <source>One member in each line: a name, wherever it is, or a path such as /nodes/*/id</source>
        <translation>حقل واحد في كل سطر: اسم أينما ورد، أو مسار مثل ‎/nodes/*/id</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>إعادة تسمية</translation>
    </message>
    <message>
        <source>One member in each line, and its new name: /nodes/*/id = key</source>
        <translation>حقل واحد في كل سطر مع اسمه الجديد: ‎/nodes/*/id = key</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>الصيغة</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>TOON</source>
        <translation>TOON</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Whichever is smallest</source>
        <translation>الأصغر حجمًا</translation>
    </message>
    <message>
        <source>Items of a list at most</source>
        <translation>الحد الأقصى لعناصر القائمة</translation>
    </message>
    <message>
        <source>Bytes at most</source>
        <translation>الحد الأقصى للبايتات</translation>
    </message>
    <message>
        <source>What is beyond can be read on by a handle.</source>
        <translation>ما زاد على ذلك تمكن متابعة قراءته بواسطة معرّف (handle).</translation>
    </message>
    <message>
        <source>Output schema</source>
        <translation>مخطط الخرج</translation>
    </message>
    <message>
        <source>A JSON Schema of an object that every answer fits. Clients are told of it.</source>
        <translation>مخطط JSON Schema لكائن يطابقه كل رد. ويُبلَّغ به العملاء.</translation>
    </message>
    <message>
        <source>Fetch the pages of a list</source>
        <translation>جلب صفحات القائمة</translation>
    </message>
    <message>
        <source>Pages are asked for by</source>
        <translation>تُطلب الصفحات حسب</translation>
    </message>
    <message>
        <source>What the operation shows</source>
        <translation>ما تبيّنه العملية</translation>
    </message>
    <message>
        <source>Connections of Relay</source>
        <translation>اتصالات Relay</translation>
    </message>
    <message>
        <source>An offset</source>
        <translation>إزاحة</translation>
    </message>
    <message>
        <source>A cursor</source>
        <translation>مؤشر</translation>
    </message>
    <message>
        <source>The number of the page</source>
        <translation>رقم الصفحة</translation>
    </message>
    <message>
        <source>Link headers</source>
        <translation>ترويسات Link</translation>
    </message>
    <message>
        <source>Items in a page</source>
        <translation>العناصر في الصفحة</translation>
    </message>
    <message>
        <source>What is joined</source>
        <translation>ما يُضم</translation>
    </message>
    <message>
        <source>The nodes</source>
        <translation>العقد (nodes)</translation>
    </message>
    <message>
        <source>The edges</source>
        <translation>الحواف (edges)</translation>
    </message>
    <message>
        <source>The lists named below</source>
        <translation>القوائم المسماة أدناه</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>القوائم</translation>
    </message>
    <message>
        <source>Paths to what comes in pages, one in each line</source>
        <translation>مسارات ما يأتي في صفحات، مسار في كل سطر</translation>
    </message>
    <message>
        <source>Next cursor at</source>
        <translation>المؤشر التالي عند</translation>
    </message>
    <message>
        <source>Path to the cursor of the next page</source>
        <translation>مسار مؤشر الصفحة التالية</translation>
    </message>
    <message>
        <source>Variable for the size</source>
        <translation>متغير الحجم</translation>
    </message>
    <message>
        <source>Variable for the cursor</source>
        <translation>متغير المؤشر</translation>
    </message>
    <message>
        <source>Variable for the offset</source>
        <translation>متغير الإزاحة</translation>
    </message>
    <message>
        <source>Variable for the page</source>
        <translation>متغير الصفحة</translation>
    </message>
    <message>
        <source>Pages at most</source>
        <translation>الحد الأقصى للصفحات</translation>
    </message>
    <message>
        <source>Items at most</source>
        <translation>الحد الأقصى للعناصر</translation>
    </message>
    <message>
        <source>Bytes of all pages at most</source>
        <translation>الحد الأقصى لبايتات كل الصفحات</translation>
    </message>
    <message>
        <source>Seconds at most</source>
        <translation>الحد الأقصى للثواني</translation>
    </message>
    <message>
        <source>Data that comes with errors is an error</source>
        <translation>البيانات المصحوبة بأخطاء تُعد خطأً</translation>
    </message>
    <message>
        <source>Rules for errors</source>
        <translation>قواعد الأخطاء</translation>
    </message>
    <message>
        <source>They turn what an API answers in its own way into one clear error. In a message, {name} stands for an argument.</source>
        <translation>تحوّل ما ترد به واجهة API بطريقتها الخاصة إلى خطأ واحد واضح. في الرسالة يمثّل {name} وسيطًا.</translation>
    </message>
    <message>
        <source>Add rule</source>
        <translation>إضافة قاعدة</translation>
    </message>
    <message>
        <source>Null at</source>
        <translation>null عند</translation>
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
        <source>Is like</source>
        <translation>يُعامل مثل</translation>
    </message>
    <message>
        <source>Say</source>
        <translation>نص الرسالة</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>بلا حد</translation>
    </message>
    <message>
        <source>The whole answer</source>
        <translation>الرد كاملًا</translation>
    </message>
    <message>
        <source>%1, or what the client takes</source>
        <extracomment>In an empty field: the value of the workspace or the client, which counts then</extracomment>
        <translation>%1، أو ما يقبله العميل</translation>
    </message>
    <message>
        <source>Found from the operation</source>
        <translation>يُستنتج من العملية</translation>
    </message>
    <message>
        <source>Only where pages are asked for by a cursor</source>
        <translation>فقط حيث تُطلب الصفحات بمؤشر</translation>
    </message>
    <message>
        <source>Nothing is promised</source>
        <translation>لا تعهّد بشيء</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ResultTreeModel</name>
    <message>
        <source>%1, %2, left out</source>
        <extracomment>Read out: a member of an answer, its type, and whether it is handed out</extracomment>
        <translation>%1، %2، مستبعد</translation>
    </message>
    <message>
        <source>%1, %2, handed out</source>
        <translation>%1، %2، يُقدَّم</translation>
    </message>
    <message>
        <source>%1, %2, outside of what is handed out</source>
        <translation>%1، %2، خارج ما يُقدَّم</translation>
    </message>
    <message>
        <source>left out</source>
        <extracomment>Of a member of an answer: it is not handed out</extracomment>
        <translation>مستبعد</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>الحقل</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Handed out as</source>
        <extracomment>Column: the name under which a tool hands a member of an answer out</extracomment>
        <translation>يُقدَّم باسم</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::RootFieldModel</name>
    <message>
        <source>Field</source>
        <extracomment>Column with fields of a schema</extracomment>
        <translation>الحقل</translation>
    </message>
    <message>
        <source>Becomes the tool</source>
        <extracomment>Column with the tool that a field becomes</extracomment>
        <translation>يصبح الأداة</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>الحجم</translation>
    </message>
    <message numerus="yes">
        <source>%n querie(s)</source>
        <translation>
            <numerusform>%n استعلام</numerusform>
            <numerusform>%n استعلام</numerusform>
            <numerusform>%n استعلام</numerusform>
            <numerusform>%n استعلامات</numerusform>
            <numerusform>%n استعلامًا</numerusform>
            <numerusform>%n استعلام</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mutation(s)</source>
        <translation>
            <numerusform>%n تعديل</numerusform>
            <numerusform>%n تعديل</numerusform>
            <numerusform>%n تعديل</numerusform>
            <numerusform>%n تعديلات</numerusform>
            <numerusform>%n تعديلًا</numerusform>
            <numerusform>%n تعديل</numerusform>
        </translation>
    </message>
    <message>
        <source>Deprecated: %1</source>
        <translation>مهمل: %1</translation>
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
</context>
<context>
    <name>tooltray::ui::SchemaEditing</name>
    <message>
        <source>The operation at the cursor is a %1. Fields of a %2 need an operation of their own.</source>
        <extracomment>Both are kinds of operations: query, mutation or subscription</extracomment>
        <translation>العملية عند المؤشر من النوع %1. حقول %2 تحتاج إلى عملية خاصة بها.</translation>
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
        <source>There is nothing to fill in.</source>
        <translation>لا شيء لتعبئته.</translation>
    </message>
    <message>
        <source>Value as JSON</source>
        <translation>القيمة بصيغة JSON</translation>
    </message>
    <message>
        <source>Value as a form</source>
        <translation>القيمة في نموذج</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>السطر %1، العمود %2: %3</translation>
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
        <source>A file</source>
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
        <source>SDL, or the answer to an introspection query as JSON</source>
        <translation>SDL، أو رد استعلام الاستبطان بصيغة JSON</translation>
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
        <source>Changes since the fetch before</source>
        <translation>التغييرات منذ الجلب السابق</translation>
    </message>
    <message>
        <source>Show</source>
        <extracomment>Opens the first of the tools that are broken</extracomment>
        <translation>عرض</translation>
    </message>
    <message>
        <source>The schema is being fetched...</source>
        <translation>جارٍ جلب المخطط...</translation>
    </message>
    <message>
        <source>There is no schema yet.</source>
        <translation>لا يوجد مخطط بعد.</translation>
    </message>
    <message numerus="yes">
        <source>%n type(s)</source>
        <translation>
            <numerusform>%n نوع</numerusform>
            <numerusform>%n نوع</numerusform>
            <numerusform>%n نوع</numerusform>
            <numerusform>%n أنواع</numerusform>
            <numerusform>%n نوعًا</numerusform>
            <numerusform>%n نوع</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, fetched %2</source>
        <extracomment>&quot;214 types, fetched 2 min ago&quot;</extracomment>
        <translation>%1، جُلب %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) do not fit this schema: %1</source>
        <translation>
            <numerusform>لا أدوات (%n) غير متوافقة مع هذا المخطط: %1</numerusform>
            <numerusform>أداة واحدة (%n) لا تتوافق مع هذا المخطط: %1</numerusform>
            <numerusform>أداتان (%n) لا تتوافقان مع هذا المخطط: %1</numerusform>
            <numerusform>%n أدوات لا تتوافق مع هذا المخطط: %1</numerusform>
            <numerusform>%n أداة لا تتوافق مع هذا المخطط: %1</numerusform>
            <numerusform>%n أداة لا تتوافق مع هذا المخطط: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <translation>بلا</translation>
    </message>
    <message>
        <source>%1 breaking, %2 others</source>
        <extracomment>Numbers of changes of a schema: %1 break something, %2 do not</extracomment>
        <translation>%1 كاسرة للتوافق، %2 أخرى</translation>
    </message>
    <message numerus="yes">
        <source>%n, none of them breaking</source>
        <translation>
            <numerusform>%n، لا شيء منها كاسر للتوافق</numerusform>
            <numerusform>%n، غير كاسر للتوافق</numerusform>
            <numerusform>%n، لا شيء منهما كاسر للتوافق</numerusform>
            <numerusform>%n، لا شيء منها كاسر للتوافق</numerusform>
            <numerusform>%n، لا شيء منها كاسر للتوافق</numerusform>
            <numerusform>%n، لا شيء منها كاسر للتوافق</numerusform>
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
        <source>The schema is saved in %1.</source>
        <translation>حُفظ المخطط في %1.</translation>
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
        <translation>الانتقال إلى النوع %1</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>نسخ الاسم</translation>
    </message>
    <message>
        <source>Nothing in the schema is called or described so.</source>
        <translation>لا شيء في المخطط بهذا الاسم أو الوصف.</translation>
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
        <source>selected</source>
        <translation>محدد</translation>
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
        <source>Hide what is typed</source>
        <translation>إخفاء ما يُكتب</translation>
    </message>
    <message>
        <source>Show what is typed</source>
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
        <source>C&amp;heck</source>
        <extracomment>Whether there is a secret</extracomment>
        <translation>فحص</translation>
    </message>
    <message>
        <source>Sho&amp;w for 10 s</source>
        <translation>إظهار لمدة 10 ث</translation>
    </message>
    <message>
        <source>Forge&amp;t</source>
        <translation>نسيان</translation>
    </message>
    <message>
        <source>Removes the secret and keeps the credential</source>
        <translation>يزيل السر ويُبقي بيانات الاعتماد</translation>
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
        <source>The secret is kept.</source>
        <translation>حُفظ السر.</translation>
    </message>
    <message>
        <source>Looking for the secret...</source>
        <translation>جارٍ البحث عن السر...</translation>
    </message>
    <message>
        <source>There is a secret, and it can be used.</source>
        <translation>يوجد سر، ويمكن استخدامه.</translation>
    </message>
    <message>
        <source>The secret is forgotten.</source>
        <translation>نُسي السر.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ServerActions</name>
    <message>
        <source>The address is on the clipboard.</source>
        <translation>العنوان في الحافظة.</translation>
    </message>
    <message>
        <source>Calls run again.</source>
        <translation>استُؤنفت الاستدعاءات.</translation>
    </message>
    <message>
        <source>Calls are paused until you resume them or Tooltray ends.</source>
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
        <translation>برنامج آخر يستخدم المنفذ %1.</translation>
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
        <source>The server is at port %1 now. These clients look for it where it was: %2.</source>
        <extracomment>%1 is a port, %2 a list of names</extracomment>
        <translation>الخادم الآن على المنفذ %1. يبحث عنه هؤلاء العملاء في مكانه السابق: %2.</translation>
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
        <translation>الخادم: %1</translation>
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
        <source>Clients of this run</source>
        <translation>عملاء هذا التشغيل</translation>
    </message>
    <message>
        <source>The keychain is locked, so calls that need a secret of it wait or fail.</source>
        <translation>سلسلة المفاتيح مقفلة، لذا فإن الاستدعاءات التي تحتاج إلى سر منها تنتظر أو تفشل.</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s)</source>
        <translation>
            <numerusform>%n استدعاء</numerusform>
            <numerusform>%n استدعاء</numerusform>
            <numerusform>%n استدعاء</numerusform>
            <numerusform>%n استدعاءات</numerusform>
            <numerusform>%n استدعاءً</numerusform>
            <numerusform>%n استدعاء</numerusform>
        </translation>
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
        <source>%1 belongs to the command %2, which loses it when you assign it here.</source>
        <translation>%1 للأمر %2، وسيفقدها عند تعيينها هنا.</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ShortcutsDialog</name>
    <message>
        <source>%1 or %2</source>
        <extracomment>Two shortcuts for the same command</extracomment>
        <translation>%1 أو %2</translation>
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
        <source>The authorization server asks you in the browser. It must know %1 as a redirect address of the client, on any port.</source>
        <translation>يسألك خادم التفويض في المتصفح. يجب أن يعرف %1 عنوانَ إعادة توجيه للعميل، على أي منفذ.</translation>
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
        <source>To sign in with another browser of this computer</source>
        <translation>لتسجيل الدخول بمتصفح آخر على هذا الحاسوب</translation>
    </message>
    <message>
        <source>Sign &amp;out</source>
        <translation>تسجيل الخروج</translation>
    </message>
    <message>
        <source>Forgets the tokens and keeps the credential</source>
        <translation>ينسى الرموز ويبقي بيانات الاعتماد</translation>
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
        <translation>تم تسجيل الدخول باسم %1.</translation>
    </message>
    <message>
        <source>The token is good until %1 and is renewed by itself.</source>
        <extracomment>%1 is a moment</extracomment>
        <translation>الرمز صالح حتى %1 ويُجدَّد تلقائيًا.</translation>
    </message>
    <message>
        <source>The token is good until %1; sign in again then.</source>
        <translation>الرمز صالح حتى %1؛ سجّل الدخول مجددًا عندها.</translation>
    </message>
    <message>
        <source>Nobody is signed in any more.</source>
        <translation>لم يعد أحد مسجَّل الدخول.</translation>
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
        <translation>استدعاءات الساعة الأخيرة، بالدقيقة: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n call(s) in the last hour</source>
        <translation>
            <numerusform>لا استدعاءات (%n) في الساعة الأخيرة</numerusform>
            <numerusform>استدعاء واحد (%n) في الساعة الأخيرة</numerusform>
            <numerusform>استدعاءان (%n) في الساعة الأخيرة</numerusform>
            <numerusform>%n استدعاءات في الساعة الأخيرة</numerusform>
            <numerusform>%n استدعاءً في الساعة الأخيرة</numerusform>
            <numerusform>%n استدعاء في الساعة الأخيرة</numerusform>
        </translation>
    </message>
    <message>
        <source>p50 %1, p95 %2</source>
        <extracomment>How long half and how long nearly all of the calls took at most</extracomment>
        <translation>p50 %1، p95 %2</translation>
    </message>
    <message>
        <source>Show what failed</source>
        <translation>عرض ما فشل</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::StatusFigures</name>
    <message>
        <source>Calls of the last hour: %1. Open the log</source>
        <extracomment>Of what leads to the log; %1 are figures such as &quot;7/min&quot;</extracomment>
        <translation>استدعاءات الساعة الأخيرة: %1. فتح السجل</translation>
    </message>
    <message>
        <source>Open the log</source>
        <translation>فتح السجل</translation>
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
            <numerusform>%n أدوات</numerusform>
            <numerusform>%n أداةً</numerusform>
            <numerusform>%n أداة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n enabled</source>
        <extracomment>How many of the tools are switched on</extracomment>
        <translation>
            <numerusform>لا شيء مفعّل</numerusform>
            <numerusform>واحدة مفعّلة</numerusform>
            <numerusform>اثنتان مفعّلتان</numerusform>
            <numerusform>%n مفعّلة</numerusform>
            <numerusform>%n مفعّلة</numerusform>
            <numerusform>%n مفعّلة</numerusform>
        </translation>
    </message>
    <message>
        <source>list %1</source>
        <extracomment>What a client gets that asks for the list of tools: %1 is a size</extracomment>
        <translation>القائمة %1</translation>
    </message>
    <message>
        <source>schema from %1</source>
        <extracomment>%1 is how long ago the schema was fetched: 2 min ago</extracomment>
        <translation>المخطط %1</translation>
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
        <source>Does</source>
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
        <source>Say which argument picks the case.</source>
        <translation>حدد الوسيط الذي يختار الحالة.</translation>
    </message>
    <message>
        <source>The case %1 is removed.</source>
        <translation>أُزيلت الحالة %1.</translation>
    </message>
    <message>
        <source>The step %1 is removed.</source>
        <translation>أُزيلت الخطوة %1.</translation>
    </message>
    <message>
        <source>Say which value picks this case.</source>
        <translation>حدد القيمة التي تختار هذه الحالة.</translation>
    </message>
    <message>
        <source>The name of a step has letters, digits and _.</source>
        <translation>يتكون اسم الخطوة من حروف وأرقام والرمز _.</translation>
    </message>
    <message>
        <source>Another one is called so.</source>
        <translation>توجد أخرى بهذا الاسم.</translation>
    </message>
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
        <source>What is handed out</source>
        <translation>ما يُقدَّم</translation>
    </message>
    <message>
        <source>Picked by</source>
        <translation>يختارها</translation>
    </message>
    <message>
        <source>The argument whose value picks one of the cases</source>
        <translation>الوسيط الذي تختار قيمته إحدى الحالات</translation>
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
        <source>Name of the operation</source>
        <translation>اسم العملية</translation>
    </message>
    <message>
        <source>Of several in one text</source>
        <translation>من بين عدة عمليات في نص واحد</translation>
    </message>
    <message>
        <source>The only one</source>
        <translation>الوحيدة</translation>
    </message>
    <message>
        <source>Is called with</source>
        <translation>تُستدعى بالقيم</translation>
    </message>
    <message>
        <source>What fills the variables of the operation or the arguments of the tool</source>
        <translation>ما يملأ متغيرات العملية أو وسائط الأداة</translation>
    </message>
    <message>
        <source>Fill a variable</source>
        <translation>ملء متغير</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>الصفحات</translation>
    </message>
    <message>
        <source>How the pages of a list are fetched, as JSON; empty: one page</source>
        <translation>طريقة جلب صفحات القائمة، بصيغة JSON؛ إن تُرك فارغًا: صفحة واحدة</translation>
    </message>
    <message>
        <source>All of these hold</source>
        <translation>تتحقق كلها</translation>
    </message>
    <message>
        <source>One of these holds</source>
        <translation>تتحقق إحداها</translation>
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
        <source>Without any, it always runs.</source>
        <translation>من دون شروط تُنفَّذ دائمًا.</translation>
    </message>
    <message>
        <source>Add a condition</source>
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
        <source>Own arguments</source>
        <translation>وسائط خاصة</translation>
    </message>
    <message>
        <source>The JSON Schema of what only this case takes</source>
        <translation>مخطط JSON Schema لما تأخذه هذه الحالة وحدها</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>The members of what is handed out; without any, it is what the last step answers.</source>
        <translation>حقول ما يُقدَّم؛ إن لم توجد فهو رد الخطوة الأخيرة.</translation>
    </message>
    <message>
        <source>Add a member</source>
        <translation>إضافة حقل</translation>
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
        <source>Add a case</source>
        <translation>إضافة حالة</translation>
    </message>
    <message>
        <source>Add a step</source>
        <translation>إضافة خطوة</translation>
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
        <source>What the argument is when this case is meant</source>
        <translation>قيمة الوسيط عندما تُقصد هذه الحالة</translation>
    </message>
    <message>
        <source>Later steps take its answer by this name.</source>
        <translation>تأخذ الخطوات اللاحقة ردها بهذا الاسم.</translation>
    </message>
    <message>
        <source>Does</source>
        <translation>الإجراء</translation>
    </message>
    <message>
        <source>Calls a tool</source>
        <translation>استدعاء أداة</translation>
    </message>
    <message>
        <source>A GraphQL operation</source>
        <translation>عملية GraphQL</translation>
    </message>
    <message>
        <source>A REST request</source>
        <translation>طلب REST</translation>
    </message>
    <message>
        <source>%1 (missing)</source>
        <translation>%1 (مفقودة)</translation>
    </message>
    <message>
        <source>That of the tool</source>
        <translation>نقطة نهاية الأداة</translation>
    </message>
    <message>
        <source>The active one</source>
        <translation>النشط</translation>
    </message>
    <message>
        <source>Choose a tool</source>
        <translation>اختر أداة</translation>
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
    <name>tooltray::ui::TextTable</name>
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
</context>
<context>
    <name>tooltray::ui::ToolCallsModel</name>
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
    <name>tooltray::ui::ToolEditor</name>
    <message>
        <source>Operation</source>
        <translation>العملية</translation>
    </message>
    <message>
        <source>As the client sees it</source>
        <translation>كما يراها العميل</translation>
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
        <source>Sides of the tool</source>
        <translation>جوانب الأداة</translation>
    </message>
    <message>
        <source>Drawer</source>
        <translation>الدرج</translation>
    </message>
    <message>
        <source>Problems (%1)</source>
        <translation>المشكلات (%1)</translation>
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
        <source>Not saved, as something that was typed does not fit yet.</source>
        <translation>لم تُحفظ لأن شيئًا مما كُتب غير صالح بعد.</translation>
    </message>
    <message>
        <source>Not saved, as something typed in version %1 does not fit yet.</source>
        <translation>لم تُحفظ لأن شيئًا مما كُتب في الإصدار %1 غير صالح بعد.</translation>
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
        <translation>الاسم الذي يستدعي به العملاء الأداة</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Title for people, if the name does not say it</source>
        <translation>عنوان للأشخاص، إن لم يكن الاسم واضحًا</translation>
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
        <source>What the tool does and when to use it: agents choose by this text</source>
        <translation>ما تفعله الأداة ومتى تُستخدم: يختار الوكلاء بناءً على هذا النص</translation>
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
        <translation>مسودة، غير محفوظة</translation>
    </message>
    <message>
        <source>New, not saved</source>
        <translation>جديدة، غير محفوظة</translation>
    </message>
    <message>
        <source>There is another tool of this name.</source>
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
        <translation>%1 (مفقودة)</translation>
    </message>
    <message>
        <source>%1, not active</source>
        <extracomment>Of a tool: the version that is worked on is not the one that clients call</extracomment>
        <translation>%1، غير نشط</translation>
    </message>
    <message>
        <source>Draft</source>
        <extracomment>Of a tool: it was changed, and the change is not saved</extracomment>
        <translation>مسودة</translation>
    </message>
    <message>
        <source>New</source>
        <extracomment>Of a tool: it was made, and is not saved</extracomment>
        <translation>جديدة</translation>
    </message>
    <message>
        <source>What you typed is not saved.</source>
        <translation>ما كتبته غير محفوظ.</translation>
    </message>
    <message>
        <source>Choose an endpoint</source>
        <translation>اختر نقطة نهاية</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::ToolListActions</name>
    <message numerus="yes">
        <source>Enable %n tool(s)</source>
        <translation>
            <numerusform>تفعيل %n أداة</numerusform>
            <numerusform>تفعيل أداة واحدة (%n)</numerusform>
            <numerusform>تفعيل أداتين (%n)</numerusform>
            <numerusform>تفعيل %n أدوات</numerusform>
            <numerusform>تفعيل %n أداة</numerusform>
            <numerusform>تفعيل %n أداة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Disable %n tool(s)</source>
        <translation>
            <numerusform>تعطيل %n أداة</numerusform>
            <numerusform>تعطيل أداة واحدة (%n)</numerusform>
            <numerusform>تعطيل أداتين (%n)</numerusform>
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
        <source>By name</source>
        <translation>حسب الاسم</translation>
    </message>
    <message>
        <source>By endpoint</source>
        <translation>حسب نقطة النهاية</translation>
    </message>
    <message>
        <source>By tag</source>
        <translation>حسب الوسم</translation>
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
            <numerusform>وسم أداة واحدة (%n)</numerusform>
            <numerusform>وسم أداتين (%n)</numerusform>
            <numerusform>وسم %n أدوات</numerusform>
            <numerusform>وسم %n أداة</numerusform>
            <numerusform>وسم %n أداة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove a tag from %n tool(s)</source>
        <translation>
            <numerusform>إزالة وسم من %n أداة</numerusform>
            <numerusform>إزالة وسم من أداة واحدة (%n)</numerusform>
            <numerusform>إزالة وسم من أداتين (%n)</numerusform>
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
        <source>There is no endpoint yet</source>
        <translation>لا توجد نقطة نهاية بعد</translation>
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
            <numerusform>%n خطأ</numerusform>
            <numerusform>%n خطأ</numerusform>
            <numerusform>%n خطأ</numerusform>
            <numerusform>%n أخطاء</numerusform>
            <numerusform>%n خطأً</numerusform>
            <numerusform>%n خطأ</numerusform>
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
        <translation>%1، السطر %2</translation>
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
        <translation>لا توجد أداة تطابق “%1”.</translation>
    </message>
    <message>
        <source>No tools yet</source>
        <translation>لا توجد أدوات بعد</translation>
    </message>
    <message>
        <source>A tool is a saved operation of an endpoint, which agents can call by its name.</source>
        <translation>الأداة عملية محفوظة لنقطة نهاية، يمكن للوكلاء استدعاؤها باسمها.</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>المخطط</translation>
    </message>
    <message>
        <source>The schema of the endpoint is not there yet. Fetch it on the Endpoints page.</source>
        <translation>مخطط نقطة النهاية غير متوفر بعد. اجلبه من صفحة نقاط النهاية.</translation>
    </message>
    <message>
        <source>Discard changes</source>
        <translation>تجاهل التغييرات</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
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
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>There is no tool %1 any more.</source>
        <translation>لم تعد هناك أداة %1.</translation>
    </message>
    <message>
        <source>Nothing can be saved now: %1</source>
        <translation>لا يمكن حفظ شيء الآن: %1</translation>
    </message>
    <message>
        <source>Somebody else has changed this tool while you work on it.</source>
        <translation>غيّر طرف آخر هذه الأداة وأنت تعمل عليها.</translation>
    </message>
    <message>
        <source>Somebody else has deleted this tool while you work on it.</source>
        <translation>حذف طرف آخر هذه الأداة وأنت تعمل عليها.</translation>
    </message>
    <message>
        <source>The definition is not complete.</source>
        <translation>التعريف غير مكتمل.</translation>
    </message>
    <message>
        <source>What you typed is kept as a draft.</source>
        <translation>ما كتبته محفوظ كمسودة.</translation>
    </message>
    <message numerus="yes">
        <source>Not saved, as every call would fail: %n error(s).</source>
        <translation>
            <numerusform>لم تُحفظ لأن كل استدعاء سيفشل: %n خطأ.</numerusform>
            <numerusform>لم تُحفظ لأن كل استدعاء سيفشل: خطأ واحد (%n).</numerusform>
            <numerusform>لم تُحفظ لأن كل استدعاء سيفشل: خطآن (%n).</numerusform>
            <numerusform>لم تُحفظ لأن كل استدعاء سيفشل: %n أخطاء.</numerusform>
            <numerusform>لم تُحفظ لأن كل استدعاء سيفشل: %n خطأً.</numerusform>
            <numerusform>لم تُحفظ لأن كل استدعاء سيفشل: %n خطأ.</numerusform>
        </translation>
    </message>
    <message>
        <source>Create %1</source>
        <translation>إنشاء %1</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>إعادة تسمية %1</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>تغيير %1</translation>
    </message>
    <message>
        <source>The changes to %1 are discarded.</source>
        <translation>تم تجاهل تغييرات %1.</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>تكرار %1</translation>
    </message>
    <message numerus="yes">
        <source>Duplicate %n tool(s)</source>
        <translation>
            <numerusform>تكرار %n أداة</numerusform>
            <numerusform>تكرار أداة واحدة (%n)</numerusform>
            <numerusform>تكرار أداتين (%n)</numerusform>
            <numerusform>تكرار %n أدوات</numerusform>
            <numerusform>تكرار %n أداة</numerusform>
            <numerusform>تكرار %n أداة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) are deleted.</source>
        <translation>
            <numerusform>حُذفت %n أداة.</numerusform>
            <numerusform>حُذفت أداة واحدة (%n).</numerusform>
            <numerusform>حُذفت أداتان (%n).</numerusform>
            <numerusform>حُذفت %n أدوات.</numerusform>
            <numerusform>حُذفت %n أداة.</numerusform>
            <numerusform>حُذفت %n أداة.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is deleted.</source>
        <translation>تم حذف %1.</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n tool(s)</source>
        <translation>
            <numerusform>حذف %n أداة</numerusform>
            <numerusform>حذف أداة واحدة (%n)</numerusform>
            <numerusform>حذف أداتين (%n)</numerusform>
            <numerusform>حذف %n أدوات</numerusform>
            <numerusform>حذف %n أداة</numerusform>
            <numerusform>حذف %n أداة</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>حذف %1</translation>
    </message>
    <message numerus="yes">
        <source>Enable %n tool(s)</source>
        <translation>
            <numerusform>تفعيل %n أداة</numerusform>
            <numerusform>تفعيل أداة واحدة (%n)</numerusform>
            <numerusform>تفعيل أداتين (%n)</numerusform>
            <numerusform>تفعيل %n أدوات</numerusform>
            <numerusform>تفعيل %n أداة</numerusform>
            <numerusform>تفعيل %n أداة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Disable %n tool(s)</source>
        <translation>
            <numerusform>تعطيل %n أداة</numerusform>
            <numerusform>تعطيل أداة واحدة (%n)</numerusform>
            <numerusform>تعطيل أداتين (%n)</numerusform>
            <numerusform>تعطيل %n أدوات</numerusform>
            <numerusform>تعطيل %n أداة</numerusform>
            <numerusform>تعطيل %n أداة</numerusform>
        </translation>
    </message>
    <message>
        <source>Example %1</source>
        <translation>المثال %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) are made of the clipboard, and not saved yet.</source>
        <translation>
            <numerusform>لم تُنشأ أدوات (%n) من الحافظة.</numerusform>
            <numerusform>أُنشئت أداة واحدة (%n) من الحافظة ولم تُحفظ بعد.</numerusform>
            <numerusform>أُنشئت أداتان (%n) من الحافظة ولم تُحفظا بعد.</numerusform>
            <numerusform>أُنشئت %n أدوات من الحافظة ولم تُحفظ بعد.</numerusform>
            <numerusform>أُنشئت %n أداة من الحافظة ولم تُحفظ بعد.</numerusform>
            <numerusform>أُنشئت %n أداة من الحافظة ولم تُحفظ بعد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save a tool before you export it.</source>
        <translation>احفظ الأداة قبل تصديرها.</translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) are exported to %1.</source>
        <translation>
            <numerusform>لم تُصدَّر أدوات (%n) إلى %1.</numerusform>
            <numerusform>صُدِّرت أداة واحدة (%n) إلى %1.</numerusform>
            <numerusform>صُدِّرت أداتان (%n) إلى %1.</numerusform>
            <numerusform>صُدِّرت %n أدوات إلى %1.</numerusform>
            <numerusform>صُدِّرت %n أداة إلى %1.</numerusform>
            <numerusform>صُدِّرت %n أداة إلى %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Complete it before you open another version.</source>
        <translation>أكمله قبل فتح إصدار آخر.</translation>
    </message>
    <message numerus="yes">
        <source>Not activated, as every call would fail: %n error(s).</source>
        <translation>
            <numerusform>لم يُنشَّط لأن كل استدعاء سيفشل: %n خطأ.</numerusform>
            <numerusform>لم يُنشَّط لأن كل استدعاء سيفشل: خطأ واحد (%n).</numerusform>
            <numerusform>لم يُنشَّط لأن كل استدعاء سيفشل: خطآن (%n).</numerusform>
            <numerusform>لم يُنشَّط لأن كل استدعاء سيفشل: %n أخطاء.</numerusform>
            <numerusform>لم يُنشَّط لأن كل استدعاء سيفشل: %n خطأً.</numerusform>
            <numerusform>لم يُنشَّط لأن كل استدعاء سيفشل: %n خطأ.</numerusform>
        </translation>
    </message>
    <message>
        <source>Activate version %1 of %2</source>
        <translation>تنشيط الإصدار %1 من %2</translation>
    </message>
    <message>
        <source>Clients still get version %1, which was approved, until the change is accepted.</source>
        <translation>ما زال العملاء يتلقون الإصدار %1 الذي تمت الموافقة عليه، حتى يُقبل التغيير.</translation>
    </message>
    <message>
        <source>New version of %1</source>
        <translation>إصدار جديد من %1</translation>
    </message>
    <message>
        <source>Delete version %1 of %2</source>
        <translation>حذف الإصدار %1 من %2</translation>
    </message>
    <message>
        <source>Version %1 of %2 is deleted.</source>
        <translation>حُذف الإصدار %1 من %2.</translation>
    </message>
    <message numerus="yes">
        <source>Move %n tool(s) to %1</source>
        <extracomment>%1 is an endpoint</extracomment>
        <translation>
            <numerusform>نقل %n أداة إلى %1</numerusform>
            <numerusform>نقل أداة واحدة (%n) إلى %1</numerusform>
            <numerusform>نقل أداتين (%n) إلى %1</numerusform>
            <numerusform>نقل %n أدوات إلى %1</numerusform>
            <numerusform>نقل %n أداة إلى %1</numerusform>
            <numerusform>نقل %n أداة إلى %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tool(s) are moved to %1.</source>
        <extracomment>%1 is an endpoint</extracomment>
        <translation>
            <numerusform>لم تُنقل أدوات (%n) إلى %1.</numerusform>
            <numerusform>نُقلت أداة واحدة (%n) إلى %1.</numerusform>
            <numerusform>نُقلت أداتان (%n) إلى %1.</numerusform>
            <numerusform>نُقلت %n أدوات إلى %1.</numerusform>
            <numerusform>نُقلت %n أداة إلى %1.</numerusform>
            <numerusform>نُقلت %n أداة إلى %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A tool is a saved operation of an endpoint. Add the endpoint first.</source>
        <translation>الأداة عملية محفوظة لنقطة نهاية. أضف نقطة النهاية أولاً.</translation>
    </message>
    <message>
        <source>There is no endpoint yet whose schema could be shown.</source>
        <translation>لا توجد بعد نقطة نهاية يمكن عرض مخططها.</translation>
    </message>
    <message>
        <source>Nobody knows where this tool sends its requests. Choose its endpoint above.</source>
        <translation>لا يُعرف إلى أين ترسل هذه الأداة طلباتها. اختر نقطة نهايتها أعلاه.</translation>
    </message>
    <message>
        <source>Discard the changes to %1</source>
        <extracomment>What Undo takes back; %1 is a tool</extracomment>
        <translation>تجاهل التغييرات في %1</translation>
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
    <name>tooltray::ui::TryPane</name>
    <message>
        <source>Arguments</source>
        <translation>الوسائط</translation>
    </message>
    <message>
        <source>The answer is shown here. Every call is in the log as well.</source>
        <translation>يظهر الرد هنا. وكل استدعاء موجود في السجل أيضًا.</translation>
    </message>
    <message>
        <source>Save as example</source>
        <translation>حفظ كمثال</translation>
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
        <source>As a client</source>
        <extracomment>How a tool is tried: as if a client called it</extracomment>
        <translation>كعميل</translation>
    </message>
    <message>
        <source>How to try</source>
        <translation>طريقة التجربة</translation>
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
        <source>Answer</source>
        <extracomment>Tab: the answer as data</extracomment>
        <translation>الرد</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>Tab: the answer as the client reads it</extracomment>
        <translation>النص</translation>
    </message>
    <message>
        <source>Trace</source>
        <extracomment>Tab: what happened step by step</extracomment>
        <translation>التتبّع</translation>
    </message>
    <message>
        <source>Answer as text</source>
        <translation>الرد كنص</translation>
    </message>
    <message>
        <source>Running...</source>
        <translation>جارٍ التنفيذ...</translation>
    </message>
    <message>
        <source>Nothing was sent</source>
        <extracomment>How a call ended: how long it took and how big the answer is</extracomment>
        <translation>لم يُرسل شيء</translation>
    </message>
    <message>
        <source>%1 - %2</source>
        <translation>%1 - %2</translation>
    </message>
</context>
<context>
    <name>tooltray::ui::TypeEditor</name>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>السطر %1، العمود %2: %3</translation>
    </message>
    <message>
        <source>At %1: %2</source>
        <translation>عند %1: %2</translation>
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
        <source>What it means</source>
        <translation>معناها</translation>
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
</context>
<context>
    <name>tooltray::ui::TypeListModel</name>
    <message numerus="yes">
        <source>%n label(s)</source>
        <translation>
            <numerusform>%n تسمية</numerusform>
            <numerusform>تسمية واحدة (%n)</numerusform>
            <numerusform>تسميتان (%n)</numerusform>
            <numerusform>%n تسميات</numerusform>
            <numerusform>%n تسمية</numerusform>
            <numerusform>%n تسمية</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s)</source>
        <translation>
            <numerusform>%n قيمة</numerusform>
            <numerusform>قيمة واحدة (%n)</numerusform>
            <numerusform>قيمتان (%n)</numerusform>
            <numerusform>%n قيم</numerusform>
            <numerusform>%n قيمة</numerusform>
            <numerusform>%n قيمة</numerusform>
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
            <numerusform>%n أداة</numerusform>
            <numerusform>أداة واحدة (%n)</numerusform>
            <numerusform>أداتان (%n)</numerusform>
            <numerusform>%n أدوات</numerusform>
            <numerusform>%n أداة</numerusform>
            <numerusform>%n أداة</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A row of the list of types, as it is read aloud: name and what it is</extracomment>
        <translation>%1، %2</translation>
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
        <source>Duplicate</source>
        <translation>تكرار</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
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
        <translation>لا نوع يطابق %1.</translation>
    </message>
    <message>
        <source>No types yet</source>
        <translation>لا توجد أنواع بعد</translation>
    </message>
    <message>
        <source>What several tools share is written down once.</source>
        <translation>ما تشترك فيه عدة أدوات يُكتب مرة واحدة.</translation>
    </message>
    <message>
        <source>A type is a named JSON Schema that the parameters of several tools share, such as a list of allowed values. A mapping gives labels to the values that an API wants.</source>
        <translation>النوع هو JSON Schema مسمّى تشترك فيه معاملات عدة أدوات، مثل قائمة قيم مسموح بها. ويعطي الربط تسميات للقيم التي تطلبها الواجهة.</translation>
    </message>
    <message>
        <source>New %1</source>
        <translation>إنشاء %1</translation>
    </message>
    <message>
        <source>%1 is made.</source>
        <translation>تم إنشاء %1.</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>تكرار %1</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>تغيير %1</translation>
    </message>
    <message>
        <source>%1 is saved.</source>
        <translation>تم حفظ %1.</translation>
    </message>
    <message>
        <source>%1 is defined in config.yaml. Remove it there.</source>
        <translation>%1 معرّف في config.yaml. احذفه من هناك.</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>حذف %1</translation>
    </message>
    <message>
        <source>%1 is deleted.</source>
        <translation>تم حذف %1.</translation>
    </message>
    <message>
        <source>There is no type or mapping %1.</source>
        <translation>لا يوجد نوع أو ربط باسم %1.</translation>
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
        <source>&amp;Kept</source>
        <translation>الحفظ</translation>
    </message>
    <message>
        <source>Secret, from a credential</source>
        <translation>سرّي، من بيانات اعتماد</translation>
    </message>
    <message>
        <source>Make a credential on the page Credentials first.</source>
        <translation>أنشئ بيانات اعتماد في صفحة بيانات الاعتماد أولًا.</translation>
    </message>
    <message>
        <source>Saved with the workspace</source>
        <translation>يُحفظ مع مساحة العمل</translation>
    </message>
    <message>
        <source>Until the program ends</source>
        <translation>حتى ينتهي البرنامج</translation>
    </message>
    <message>
        <source>Text, number, true or false</source>
        <translation>نص أو رقم أو true أو false</translation>
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
        <source>Kept</source>
        <translation>الحفظ</translation>
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
        <source>It is defined in config.yaml. Change it there.</source>
        <translation>معرّف في config.yaml. غيّره هناك.</translation>
    </message>
    <message>
        <source>There is a variable of this name already.</source>
        <translation>يوجد متغير بهذا الاسم بالفعل.</translation>
    </message>
    <message>
        <source>New variable %1</source>
        <translation>متغير جديد %1</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>تغيير %1</translation>
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
    <name>tooltray::ui::VersionListModel</name>
    <message>
        <source>Called %1</source>
        <extracomment>When a version of a tool was called last, and what the version says of itself</extracomment>
        <translation>استُدعي %1</translation>
    </message>
    <message>
        <source>Called %1 · %2</source>
        <translation>استُدعي %1 · %2</translation>
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
            <numerusform>%n خطأ</numerusform>
            <numerusform>%n خطأ</numerusform>
            <numerusform>%n خطأ</numerusform>
            <numerusform>%n أخطاء</numerusform>
            <numerusform>%n خطأً</numerusform>
            <numerusform>%n خطأ</numerusform>
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
        <source>Show this version in the other tabs, to work on it</source>
        <translation>عرض هذا الإصدار في علامات التبويب الأخرى للعمل عليه</translation>
    </message>
    <message>
        <source>Activate</source>
        <extracomment>Button: the version is called from now on</extracomment>
        <translation>تنشيط</translation>
    </message>
    <message>
        <source>Clients call this version from now on</source>
        <translation>يستدعي العملاء هذا الإصدار من الآن فصاعدًا</translation>
    </message>
    <message>
        <source>New version</source>
        <translation>إصدار جديد</translation>
    </message>
    <message>
        <source>Begin a new version as a copy of this one</source>
        <translation>بدء إصدار جديد كنسخة من هذا الإصدار</translation>
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
        <source>Compared with</source>
        <translation>مقارنةً بـ</translation>
    </message>
    <message>
        <source>What differs between the versions</source>
        <translation>الاختلافات بين الإصدارين</translation>
    </message>
    <message>
        <source>%1 (active)</source>
        <translation>%1 (نشط)</translation>
    </message>
    <message>
        <source>The only version.</source>
        <translation>الإصدار الوحيد.</translation>
    </message>
    <message>
        <source>Both say the same.</source>
        <translation>الإصداران متطابقان.</translation>
    </message>
    <message numerus="yes">
        <source>%1 to %2: %n line(s) differ</source>
        <extracomment>From one version to another</extracomment>
        <translation>
            <numerusform>من %1 إلى %2: لا أسطر مختلفة (%n)</numerusform>
            <numerusform>من %1 إلى %2: سطر واحد مختلف (%n)</numerusform>
            <numerusform>من %1 إلى %2: سطران مختلفان (%n)</numerusform>
            <numerusform>من %1 إلى %2: %n أسطر مختلفة</numerusform>
            <numerusform>من %1 إلى %2: %n سطرًا مختلفًا</numerusform>
            <numerusform>من %1 إلى %2: %n سطر مختلف</numerusform>
        </translation>
    </message>
</context>
</TS>
