/** An answer with what it leaves out or leaves empty filled in; anything but an object stays as it came. */
export function completed(answer: unknown, defaults: Readonly<Record<string, unknown>>): unknown {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return answer
  return { ...defaults, ...Object.fromEntries(Object.entries(answer).filter(([, value]) => value !== null)) }
}
