import { configurationProblems, runtimeConfigurationSchema } from '@kvint/contract'

/** Logs what is wrong or missing in the configuration that the server wrote into the page. */
export function checkConfiguration(text = document.getElementById('kvint-config')?.textContent ?? ''): void {
  for (const problem of problemsOf(text)) {
    // oxlint-disable-next-line no-console -- start-up logs what is wrong with the configuration
    console.error(`Configuration: ${problem}`)
  }
}

function problemsOf(text: string): string[] {
  if (text === '') return []
  const parsed = runtimeConfigurationSchema.safeParse(parseJson(text))
  if (parsed.success) return configurationProblems(parsed.data)
  return parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the whole'}: ${message}`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
