/** What the account service says of a failure, for people; undefined where it says nothing that one could read. */
export function serviceWords(error: unknown): string | undefined {
  const words = error instanceof Error ? error.message.trim() : ''
  /** supabase-js puts an answer without words into the message as it came, as JSON. */
  return words === '' || /^[[{]/.test(words) ? undefined : words
}
