import { createContext } from 'react'
import type { BounceOnPage } from './use-bounce.ts'

/** The bounce of the report on the page; `null` where a report has no place for one. */
export const BounceContext = createContext<BounceOnPage | null>(null)
