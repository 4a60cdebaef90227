/** Whether a section is labelled by a letter, as those are that no locator names. `isLetter('C2')` → `true` */
export function isLetter(label: string): boolean {
  return /^[A-Z]\d*$/.test(label)
}
