import { saveFile } from '@kvint/ui'

/** Hands the reader a file of JSON. */
export function saveJson(name: string, content: unknown): void {
  saveFile(name, new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }))
}
