# SPDX-License-Identifier: GPL-3.0-or-later
# awk -f skipped.awk LastTest.log: which tests skipped themselves or a part of themselves, each with its reasons
function tell(reason) {
    if (!((name, reason) in told))
        print "  " name ": " reason
    told[name, reason] = 1
}
/^[0-9]+\/[0-9]+ Test: / { name = $0; sub(/^[^:]*: /, "", name) }
/^Output:$/ { inside = 1; next }
!inside { next }
{ ended = sub(/<end of output>$/, "") }
sub(/^SKIPPED: /, "") { tell($0) }
sub(/^SKIP   : [^(]*\([^)]*\)+ /, "") { tell($0) }
ended { inside = 0 }
