/** The names of the variables of a URI template (RFC 6570), each once, in their order. */
export function variablesOf(template: string): readonly string[] {
  return [...new Set([...template.matchAll(EXPRESSION)].flatMap(([, , names = '']) => names.split(',').map(bare)))]
}

/**
 * The address that a template makes of its values (RFC 6570). A variable without a value is left out.
 *
 * `expandTemplate('notes://{id}{?page}', { id: 'a b' })` is `notes://a%20b`
 */
export function expandTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(EXPRESSION, (_whole, operator: string, names: string) => {
    const { first, between, isNamed, keepsReserved } = OPERATORS[operator] ?? PLAIN
    const parts = names.split(',').flatMap((spec) => {
      const name = bare(spec)
      const value = values[name]
      if (value === undefined || value === '') return []
      const [, length] = /:(\d+)$/.exec(spec) ?? []
      const cut = length === undefined ? value : Array.from(value).slice(0, Number(length)).join('')
      const encoded = keepsReserved ? encodeURI(cut) : encodeURIComponent(cut)
      return [isNamed ? `${name}=${encoded}` : encoded]
    })
    return parts.length === 0 ? '' : first + parts.join(between)
  })
}

const bare = (spec: string): string => spec.replace(/\*$|:\d+$/, '')

type Operator = {
  readonly first: string
  readonly between: string
  readonly isNamed: boolean
  readonly keepsReserved: boolean
}

const EXPRESSION = /\{([+#./;?&]?)([^{}]+)\}/g
const PLAIN: Operator = { first: '', between: ',', isNamed: false, keepsReserved: false }
/** RFC 6570, appendix A. */
const OPERATORS: Readonly<Record<string, Operator>> = {
  '': PLAIN,
  '+': { ...PLAIN, keepsReserved: true },
  '#': { ...PLAIN, first: '#', keepsReserved: true },
  '.': { ...PLAIN, first: '.', between: '.' },
  '/': { ...PLAIN, first: '/', between: '/' },
  ';': { ...PLAIN, first: ';', between: ';', isNamed: true },
  '?': { ...PLAIN, first: '?', between: '&', isNamed: true },
  '&': { ...PLAIN, first: '&', between: '&', isNamed: true },
}
