import { copyOf } from '@kvint/ui'
import { schemaFormEn } from './en/schema-form.ts'

export const useSchemaFormWords = copyOf(schemaFormEn, async () => (await import('./nb/schema-form.ts')).schemaFormNb)
