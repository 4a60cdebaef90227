import { apiBaseUrl } from '../../api/call-api.ts'
import { useStatusCopy } from './copy/status.ts'
import { useConfiguration } from '../../start-up/configuration.ts'
import { useIsBrowser } from '../../frame/use-is-browser.ts'
import { FactList, Panel } from '@kvint/ui'

/** Which build this is, for anyone who reports a fault. */
export function EnvironmentCard() {
  const { environment: copy } = useStatusCopy()
  const { environment, features } = useConfiguration()
  const isBrowser = useIsBrowser()
  return (
    <Panel isPlain title={copy.heading} className="md:col-span-2">
      <FactList
        facts={[
          [copy.environment, environment],
          [copy.api, isBrowser ? apiBaseUrl() : ''],
          [copy.auth, features.enableAuth ? copy.on : copy.off],
          [copy.time, environment === 'development' ? '10 s' : '15 s'],
        ]}
      />
    </Panel>
  )
}
