/** Whether a text has the form of the database's ids: anything else is an error there. */
export function isId(text: string | undefined): text is string {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text ?? '')
}
