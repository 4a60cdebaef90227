import { useConfiguration } from '../start-up/configuration.ts'

/** Whether this build lets people register: accounts and registration are both on. */
export function useIsOpen(): boolean {
  const { features } = useConfiguration()
  return features.enableAuth && features.enableRegistration
}
