import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Asked = {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: unknown
}

/** Paddle's API as far as we call it: the shapes of its answers, kept subscriptions, and failures on demand. */
export async function startFakePaddle() {
  const asked: Asked[] = []
  const subscriptions = new Map<string, Record<string, unknown>>()
  const transactions = new Map<string, Record<string, unknown>>()
  /** Of customers, by their ids. */
  const emails = new Map<string, string>()
  const failures: { status: number; code: string; retryAfter?: string }[] = []
  let count = 0

  const answer = (method: string, path: string, body: Record<string, unknown>): { status: number; data: unknown } => {
    count += 1
    if (method === 'POST' && path === '/transactions') {
      const made = transaction(count, body)
      transactions.set(made.id, made)
      return { status: 201, data: made }
    }
    if (method === 'POST' && path === '/adjustments') return { status: 201, data: adjustment(count, body) }
    const known = /^\/(transactions|subscriptions)\/(\w+)(?:\/(resume))?$/.exec(path)
    const kept = known?.[1] === 'transactions' ? transactions : subscriptions
    const thing = kept.get(known?.[2] ?? '')
    if (known && thing && (method === 'PATCH' || known[3])) {
      const changed = { ...thing, ...patched(body), ...(known[3] && { status: 'active' }), updated_at: later(count) }
      kept.set(known[2] ?? '', changed)
      return { status: 200, data: changed }
    }
    if (known && thing && method === 'GET') return { status: 200, data: thing }
    const customer = /^\/customers\/(\w+)$/.exec(path)?.[1]
    if (method === 'GET' && customer)
      return { status: 200, data: { id: customer, email: emails.get(customer) ?? '', created_at: AT, updated_at: AT } }
    const portal = /^\/customers\/(\w+)\/portal-sessions$/.exec(path)
    if (method === 'POST' && portal) return { status: 201, data: portalSession(String(portal[1]), body) }
    const cancelled = /^\/subscriptions\/(\w+)\/cancel$/.exec(path)?.[1] ?? ''
    const open = subscriptions.get(cancelled)
    if (method === 'POST' && open) {
      const isLater = body['effective_from'] === 'next_billing_period'
      const scheduled = { action: 'cancel', effective_at: '2099-01-01T00:00:00.000000Z', resume_at: null }
      subscriptions.set(cancelled, {
        ...open,
        ...(isLater ? { scheduled_change: scheduled } : { status: 'canceled' }),
        updated_at: later(count),
      })
      return { status: 200, data: subscriptions.get(cancelled) }
    }
    return { status: 404, data: undefined }
  }

  const server = createServer((request, response) => {
    void read(request).then((body) => {
      const { method = '', headers } = request
      const url = String(request.url).split('?')[0]?.replace(/\/$/, '') ?? ''
      asked.push({ method, path: url, headers, body })
      const failure = failures.shift()
      const { status, data } = failure ? { status: failure.status, data: undefined } : answer(method, url, body)
      response.writeHead(status, {
        'content-type': 'application/json',
        ...(failure?.retryAfter ? { 'retry-after': failure.retryAfter } : {}),
      })
      response.end(JSON.stringify(status < 400 ? { data, meta: META } : refusal(failure?.code ?? 'not_found')))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    subscriptions,
    transactions,
    emails,
    failNext: (status: number, code: string, retryAfter?: string) =>
      void failures.push({ status, code, ...(retryAfter ? { retryAfter } : {}) }),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const META = { request_id: '2f0f6a4c-6e5b-4f1f-8c0e-5d5f3f2d9a11' }
const AT = '2026-11-21T12:00:00.000000Z'

function adjustment(count: number, body: Record<string, unknown>) {
  const totals = {
    subtotal: '1900',
    tax: '0',
    total: '1900',
    fee: '0',
    retained_fee: '0',
    earnings: '0',
    currency_code: 'USD',
  }
  return {
    id: `adj_${count}`,
    ...body,
    subscription_id: null,
    customer_id: 'ctm_1',
    credit_applied_to_balance: null,
    currency_code: 'USD',
    status: 'pending_approval',
    items: [],
    totals,
    payout_totals: null,
    created_at: AT,
    updated_at: AT,
  }
}

/** Every change is newer than all that the tests tell. */
function later(count: number): string {
  return `2098-01-01T00:00:00.${String(count).padStart(6, '0')}Z`
}

/** Items come as ids of prices and are shown with the prices themselves. */
function patched({ items, ...rest }: Record<string, unknown>): Record<string, unknown> {
  if (!Array.isArray(items)) return rest
  const shown = items as { price_id: string }[]
  return {
    ...rest,
    items: shown.map((item) => ({ ...(paddleSubscription('')['items'] as object[])[0], price: price(item.price_id) })),
  }
}

function transaction(count: number, body: Record<string, unknown>) {
  const id = `txn_01hv8wptq8987qeep44cya${String(count).padStart(4, '0')}`
  const { url } = (body['checkout'] ?? {}) as { url?: string }
  const zero = {
    subtotal: '1900',
    tax: '0',
    discount: '0',
    total: '1900',
    grand_total: '1900',
    fee: null,
    credit: '0',
    balance: '1900',
    earnings: null,
    currency_code: 'USD',
  }
  return {
    id,
    status: 'draft',
    customer_id: body['customer_id'] ?? null,
    address_id: null,
    business_id: null,
    custom_data: body['custom_data'] ?? null,
    currency_code: 'USD',
    origin: 'api',
    subscription_id: null,
    invoice_id: null,
    invoice_number: null,
    collection_mode: 'automatic',
    discount_id: null,
    billing_details: null,
    billing_period: null,
    items: [],
    details: {
      tax_rates_used: [],
      totals: zero,
      adjusted_totals: zero,
      payout_totals: null,
      adjusted_payout_totals: null,
      line_items: [],
    },
    payments: [],
    checkout: { url: url ? `${url}?_ptxn=${id}` : null },
    created_at: AT,
    updated_at: AT,
    billed_at: null,
    revised_at: null,
  }
}

function portalSession(customerId: string, body: Record<string, unknown>) {
  const ids = (body['subscription_ids'] ?? []) as string[]
  const url = `https://sandbox-customer-portal.paddle.com/cpl_01?token=pga_1`
  return {
    id: 'cpls_01h4ge9r64c22exjsx0fy8b48b',
    customer_id: customerId,
    urls: {
      general: { overview: `${url}&action=overview` },
      subscriptions: ids.map((id) => ({
        id,
        cancel_subscription: `${url}&action=cancel_subscription&subscription_id=${id}`,
        update_subscription_payment_method: `${url}&action=update_subscription_payment_method&subscription_id=${id}`,
      })),
    },
    created_at: AT,
  }
}

/** A subscription as the API and the webhooks show it. */
export function paddleSubscription(id: string, change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    id,
    status: 'active',
    customer_id: 'ctm_01hv6y1jedq4p1n0yqn5ba3ky4',
    address_id: 'add_01hv8gq3318ktkfengj2r75gfx',
    business_id: null,
    currency_code: 'USD',
    created_at: AT,
    updated_at: AT,
    started_at: AT,
    first_billed_at: AT,
    next_billed_at: '2026-12-21T12:00:00.000000Z',
    paused_at: null,
    canceled_at: null,
    discount: null,
    collection_mode: 'automatic',
    billing_details: null,
    current_billing_period: { starts_at: AT, ends_at: '2026-12-21T12:00:00.000000Z' },
    billing_cycle: { interval: 'month', frequency: 1 },
    scheduled_change: null,
    management_urls: { update_payment_method: null, cancel: null },
    items: [
      {
        status: 'active',
        quantity: 1,
        recurring: true,
        created_at: AT,
        updated_at: AT,
        previously_billed_at: null,
        next_billed_at: null,
        trial_dates: null,
        price: price('pri_month'),
        product: product(),
      },
    ],
    custom_data: null,
    import_meta: null,
    ...change,
  }
}

function price(id: string) {
  return {
    id,
    product_id: 'pro_01',
    type: 'standard',
    description: 'Monthly',
    name: 'Monthly',
    billing_cycle: { interval: 'month', frequency: 1 },
    trial_period: null,
    tax_mode: 'account_setting',
    unit_price: { amount: '1900', currency_code: 'USD' },
    unit_price_overrides: [],
    custom_data: null,
    status: 'active',
    quantity: { minimum: 1, maximum: 1 },
    import_meta: null,
    created_at: AT,
    updated_at: AT,
  }
}

function product() {
  return {
    id: 'pro_01',
    name: 'Premium',
    type: 'standard',
    tax_category: 'standard',
    description: null,
    image_url: null,
    custom_data: null,
    status: 'active',
    import_meta: null,
    created_at: AT,
    updated_at: AT,
  }
}

function refusal(code: string) {
  return {
    error: {
      type: 'request_error',
      code,
      detail: `Refused: ${code}.`,
      documentation_url: 'https://developer.paddle.com/v1/errors',
    },
    meta: META,
  }
}

async function read(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>
}
