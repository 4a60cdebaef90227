import type { FastifyInstance } from 'fastify'

/**
 * The frame in which a page of ours shows the view of a tool server (MCP Apps): a document without an origin, that
 * takes one view from the page around it and writes it in its own place. It may reach what the view has declared, by
 * https, and nothing of ours.
 */
export function viewFrameRoute(app: FastifyInstance): void {
  app.get<{ Querystring: Record<string, unknown> }>('/mcp/view-frame', { config: { isOpen: true } }, (request, reply) =>
    reply
      .headers({
        'content-security-policy': policyOf(origins(request.query['connect']), origins(request.query['resource'])),
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'permissions-policy': 'camera=(), microphone=(), geolocation=()',
      })
      .type('text/html; charset=utf-8')
      .send(FRAME),
  )
}

function policyOf(connect: readonly string[], resource: readonly string[]): string {
  const from = (...sources: readonly string[]) => [...sources, ...resource].join(' ')
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src ${from("'unsafe-inline'")}`,
    `style-src ${from("'unsafe-inline'")}`,
    `img-src ${from('data:', 'blob:')}`,
    `font-src ${from('data:')}`,
    `media-src ${from('data:', 'blob:')}`,
    `connect-src ${connect.length > 0 ? connect.join(' ') : "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** Origins out of a query, and nothing else that would become part of the policy. */
function origins(given: unknown): string[] {
  return [given].flat().filter((one): one is string => typeof one === 'string' && ORIGIN.test(one))
}

const ORIGIN = /^(?:https|wss):\/\/(?:\*\.)?[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/i

/** The names of the messages are those of SEP-1865 between a page and its sandbox. */
const FRAME = `<!doctype html>
<meta charset="utf-8">
<title>View</title>
<script>
addEventListener('message', function take({ source, data }) {
  if (source !== parent || !data || data.method !== 'ui/notifications/sandbox-resource-ready') return
  removeEventListener('message', take)
  document.open()
  document.write(data.params.html)
  document.close()
})
if (parent !== window) parent.postMessage({ jsonrpc: '2.0', method: 'ui/notifications/sandbox-proxy-ready', params: {} }, '*')
</script>
`
