import type { CopyButtonWords } from '../en/copy-button.ts'

export const copyButtonNb: CopyButtonWords = { copy: 'Kopier', copied: 'Kopiert', error: 'Feil' }
