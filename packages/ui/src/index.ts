export { buttonClass } from './button-class.ts'
export { Button } from './button.tsx'
export { Checkbox } from './checkbox.tsx'
export { Choice } from './choice.tsx'
export { CopyButton } from './copy-button.tsx'
export { Dialog } from './dialog.tsx'
export { Drawing } from './drawing.tsx'
export { FactList } from './fact-list.tsx'
export { FifthsRing } from './fifths-ring.tsx'
export { formText } from './form-text.ts'
export { copyOf, fetchNorwegianWords, withWords } from './language/copy-of.ts'
export {
  LANGUAGES,
  currentLanguage,
  drawIn,
  drawnLanguage,
  subscribeToLanguage,
  useLanguage,
  type Language,
} from './language/language.ts'
export { writtenDate } from './language/written-date.ts'
export { writtenNumber } from './language/written-number.ts'
export { writtenLength, writtenTime } from './language/written-time.ts'
export { Loading } from './loading.tsx'
export { markPath } from './mark-path.ts'
export { Mark } from './mark.tsx'
export { Menu, MenuAction } from './menu.tsx'
export { Notice } from './notice.tsx'
export { PageHead } from './page-head.tsx'
export { Panel } from './panel.tsx'
export { RollingMark } from './rolling-mark.tsx'
export { saveFile } from './save-file.ts'
export { TextArea } from './text-area.tsx'
export { TextField, FIELD } from './text-field.tsx'
export { toast, dismissToast, useToasts, type Toast } from './toast.ts'
export { Toasts } from './toasts.tsx'
export { useEarlyInput } from './use-early-input.ts'
export { useFetched } from './use-fetched.ts'
export { useValue, valueStore, type ValueStore } from './value-store.ts'
