// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// gcc and clang say in different ways that a sanitizer watches the memory.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#    define TOOLTRAY_SANITIZED
#elif defined(__has_feature)
#    if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#        define TOOLTRAY_SANITIZED
#    endif
#endif

namespace tooltray::test {

#ifdef TOOLTRAY_SANITIZED
inline constexpr bool kIsSanitized = true;
#else
inline constexpr bool kIsSanitized = false;
#endif

} // namespace tooltray::test
