import type { Client } from '@modelcontextprotocol/client'

/** Subscribes to a resource by the way of the era: a request of its own, or a stream that listens. */
export function subscriptions(client: Client, isStateless: boolean): (uri: string) => Promise<() => Promise<void>> {
  return async (uri) => {
    if (isStateless) {
      const stream = await client.listen({ resourceSubscriptions: [uri] })
      return () => stream.close()
    }
    await client.subscribeResource({ uri })
    return async () => void (await client.unsubscribeResource({ uri }))
  }
}
