const address = /^[^\s<>@,;:"()[\]\\\p{Cc}]+@[^\s<>@,;:"()[\]\\\p{Cc}]+$/u
const named = /^(?:[^<>@,;:"()[\]\\\p{Cc}]*|"[^"\\<>\p{Cc}]*") ?<([^<>]*)>$/u

/** Whether mails can come from it: one address, alone or after a name as in `Duologue <hello@example.org>`. */
export const isSender = (text: string): boolean => address.test(named.exec(text)?.[1] ?? text)
