import { afterAll, beforeAll } from 'vitest'

/** Styles for the tests of one file: the files of a worker share a document, and the next may wear none. */
export function wear(styles: string): void {
  const sheet = document.createElement('style')
  sheet.textContent = styles
  beforeAll(() => document.head.append(sheet))
  afterAll(() => sheet.remove())
}
