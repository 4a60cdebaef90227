/** The bytes that structure XML. */
export const LESS = 60
export const GREATER = 62
export const SLASH = 47
export const BANG = 33
export const QUESTION = 63
export const DOUBLE_QUOTE = 34
export const SINGLE_QUOTE = 39
export const EQUALS = 61
export const SPACE = 32
export const TAB = 9
export const LF = 10
export const CR = 13
export const DASH = 45
export const BRACKET = 91
export const CLOSE_BRACKET = 93
