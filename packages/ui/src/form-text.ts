/**
 * What was typed into a field of a form; empty where it has no such field.
 *
 * @example formText(new FormData(form), 'email') // → 'ada@example.com'
 */
export function formText(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
