/**
 * Version of the ear: raised whenever `hear` says something else of the same sound, so that what was heard before is
 * heard again. `ear-version.test.ts` turns red when that is forgotten.
 *
 * ```ts
 * kept.version === EAR_VERSION // false: hear the file again
 * ```
 */
export const EAR_VERSION = 11
