import type { Settings } from './settings.ts'

/** An account at Paddle Billing. */
export type Paddle = {
  readonly apiKey: string
  /** Two stand here while a secret is being replaced; either signs. */
  readonly webhookSecrets: readonly string[]
  /** The seller's id, which pages are told. */
  readonly vendorId: string
  /** The public key that Paddle.js starts with in the buyer's browser. */
  readonly clientToken: string
  readonly environment: 'sandbox' | 'production'
  /** Paddle's price of each plan that is sold. */
  readonly prices: Readonly<Record<string, string>>
  /** Where the API answers instead of Paddle's own address. */
  readonly apiUrl?: string
}

/** Plans that can be bought; what `PADDLE_PRICES` may name. */
export const SOLD_PLANS: readonly string[] = ['early_supporter', 'premium_monthly', 'premium_yearly']

/** Undefined without any `PADDLE_` setting; else all that is missing or wrong, at once. */
export function parsePaddle(
  env: Settings,
  isProduction: boolean,
): { paddle: Paddle | undefined } | { problems: string[] } {
  if (!ALL.some((name) => env[name])) return { paddle: undefined }
  const problems: string[] = NEEDED.filter((name) => !env[name]).map(
    (name) => `${name} is missing: payments by Paddle need ${NEEDED.join(', ')}.`,
  )
  const prices = parsePrices(env['PADDLE_PRICES'] ?? '')
  if ('problem' in prices) problems.push(prices.problem)
  const environment = env['PADDLE_ENVIRONMENT'] ?? (isProduction ? 'production' : 'sandbox')
  if (environment !== 'sandbox' && environment !== 'production')
    problems.push(`PADDLE_ENVIRONMENT is "${environment}". Use sandbox or production.`)
  const apiUrl = env['PADDLE_API_URL']
  if (apiUrl && !URL.canParse(apiUrl)) problems.push(`PADDLE_API_URL is "${apiUrl}", which is no address.`)
  if (problems.length > 0 || 'problem' in prices) return { problems }
  return {
    paddle: {
      apiKey: env['PADDLE_API_KEY'] ?? '',
      webhookSecrets: (env['PADDLE_WEBHOOK_SECRET'] ?? '').split(',').map((secret) => secret.trim()),
      vendorId: env['PADDLE_VENDOR_ID'] ?? '',
      clientToken: env['PADDLE_CLIENT_TOKEN'] ?? '',
      environment: environment === 'production' ? 'production' : 'sandbox',
      prices: prices.prices,
      ...(apiUrl ? { apiUrl } : {}),
    },
  }
}

const NEEDED = [
  'PADDLE_API_KEY',
  'PADDLE_WEBHOOK_SECRET',
  'PADDLE_VENDOR_ID',
  'PADDLE_CLIENT_TOKEN',
  'PADDLE_PRICES',
] as const
const ALL = [...NEEDED, 'PADDLE_ENVIRONMENT', 'PADDLE_API_URL'] as const

/** `premium_monthly=pri_01…,premium_yearly=pri_02…` */
function parsePrices(text: string): { prices: Record<string, string> } | { problem: string } {
  const pairs = text
    .split(',')
    .map((pair) => pair.trim().split('='))
    .filter(([plan]) => plan !== '')
  const wrong = pairs.filter(([plan, price]) => !SOLD_PLANS.includes(plan ?? '') || !/^pri_\w+$/.test(price ?? ''))
  if (wrong.length > 0)
    return {
      problem: `PADDLE_PRICES has "${wrong.map((pair) => pair.join('=')).join(',')}". Write plan=pri_… pairs, with the plans ${SOLD_PLANS.join(', ')}.`,
    }
  return { prices: Object.fromEntries(pairs.map(([plan = '', price = '']) => [plan, price])) }
}
