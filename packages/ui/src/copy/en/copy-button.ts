export const copyButtonEn = { copy: 'Copy', copied: 'Copied!', error: 'Error!' }

export type CopyButtonWords = typeof copyButtonEn
