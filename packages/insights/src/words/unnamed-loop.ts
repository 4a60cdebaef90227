/**
 * Whether a name is the digest of a file, as download sites write it, behind the number that Live puts before it: it says
 * nothing about the sound. A track's own number stays.
 *
 * `hashName('3-adca26ef15a1140fcbdce302bb61ae23')` → `{ number: '3' }`; `hashName('Bass')` → `null`
 */
export function hashName(name: string): { readonly number: string | null } | null {
  const [, number = null, letters = ''] = HASH.exec(name.trim()) ?? []
  return /\d/.test(letters) && /[a-f]/i.test(letters) ? { number } : null
}

/** Whether a name tells nothing of what plays: such a digest, or what Live calls a track or its recordings. */
export function tellsNothing(name: string): boolean {
  return hashName(name) !== null || AUTOMATIC.test(name.trim())
}

/** 20 digits or more: digests of MD5 have 32, of SHA-1 40; UUIDs have bars between them. */
const HASH = /^(?:(\d{1,3})[- ])?((?:[\da-f]-?){20,})(?:\.\w{2,4})?$/i
/** `3-Audio`, `7-3 6-Audio`, `4 3-Audio-1.wav` */
const AUTOMATIC = /^(?:\d+[- ])*audio(?:[- ]\d+)*(?:\.\w{2,4})?$/i
