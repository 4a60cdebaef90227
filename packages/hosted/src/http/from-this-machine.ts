import type { FastifyRequest } from 'fastify'

/**
 * Whether somebody who sits at this machine asks, by its own name and with nothing in between. A proxy on the same machine
 * comes from a loopback address too: it is known by the headers that it adds, by HTTP/1.0, or by the name or the page that it
 * passes on. Where in doubt it is somebody else.
 *
 * @example if (!isFromThisMachine(request)) throw new KvintError('not_found')
 */
export function isFromThisMachine({
  ip,
  raw,
  headers,
}: Pick<FastifyRequest, 'ip' | 'headers'> & { raw: Raw }): boolean {
  const names = [headers.host, headers.origin, headers.referer].filter((name) => name !== undefined)
  return (
    LOOPBACK_ADDRESS.test(ip) &&
    raw.httpVersion !== '1.0' &&
    headers.host !== undefined &&
    names.every(isLoopbackName) &&
    !Object.keys(headers).some((name) => OF_PROXIES.test(name))
  )
}

type Raw = { readonly httpVersion?: string }

/** A page elsewhere that has its name point here (DNS rebinding) comes with its own name. */
function isLoopbackName(text: string): boolean {
  const url = URL.parse(text.includes('://') ? text : `http://${text}`)
  return url !== null && LOOPBACK_NAME.test(url.hostname)
}

const LOOPBACK_ADDRESS = /^(127\.|::1$|::ffff:127\.)/
const LOOPBACK_NAME = /^(localhost|127\.0\.0\.1|\[::1\])$/
const OF_PROXIES =
  /^(forwarded|via|x-forwarded\b.*|x-real-ip|x-client-ip|x-original-.*|x-proxy.*|x-cluster-client-ip|true-client-ip|cf-.*|cdn-loop|fastly-.*|fly-.*|x-envoy-.*|x-amzn-trace-id|x-cloud-trace-context|x-appengine-.*|x-azure-.*|x-vercel-.*|x-railway-.*|x-render-.*|ngrok-.*|tailscale-.*)$/
