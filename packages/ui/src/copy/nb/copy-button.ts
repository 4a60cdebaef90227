import { type CopyButtonWords, copyButtonEn } from '../en/copy-button.ts'

export const copyButtonNb: CopyButtonWords = { ...copyButtonEn, copy: 'Kopier' }
