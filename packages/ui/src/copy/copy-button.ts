import { copyOf } from '../language/copy-of.ts'
import { copyButtonEn } from './en/copy-button.ts'

export const useCopyButtonWords = copyOf(copyButtonEn, async () => (await import('./nb/copy-button.ts')).copyButtonNb)
