import type { KeptSave } from '@kvint/contract'

export type Shareable = Pick<KeptSave, 'id' | 'projectId' | 'fileName'>
