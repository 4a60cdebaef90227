/** `Plugin%20Alliance` as text; what is no such encoding stays as it is. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
