import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { compare as compareBcrypt } from 'bcryptjs'

/** Argon2id at OWASP's least setting (19 MiB, two passes), off the event loop. PHC form. */
export function hashPassword(password: string): Promise<string> {
  return hashWithSalt(password, randomBytes(16))
}

/** The same for a salt of 16 bytes that is known: finds a password among many by one hashing. */
export async function hashWithSalt(password: string, salt: Buffer): Promise<string> {
  const hash = await run(
    'argon2id',
    parameters(password, salt, { memory: 19_456, passes: 2, parallelism: 1, length: 32 }),
  )
  return `$argon2id$v=19$m=19456,t=2,p=1$${unpadded(salt)}$${unpadded(hash)}`
}

/** Compares with an argon2id, argon2i or bcrypt hash; the last two come from imported accounts. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  if (/^\$2[aby]\$/.test(stored)) return Buffer.byteLength(password) <= 72 && compareBcrypt(password, stored)
  const [, kind, memory, passes, parallelism, salt, hash] = PHC.exec(stored) ?? []
  if (!kind || !salt || !hash) return false
  const expected = Buffer.from(hash, 'base64')
  const cost = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    length: expected.length,
  }
  return timingSafeEqual(
    await run(kind as 'argon2id', parameters(password, Buffer.from(salt, 'base64'), cost)),
    expected,
  )
}

/** As long as a real comparison takes, for accounts that don't exist: the answer must not come sooner. */
export async function pretendComparison(password: string): Promise<false> {
  await isPassword(password, DUMMY)
  return false
}

/** Whether an administrator may import this hash. */
export function isKnownHash(stored: string): boolean {
  return PHC.test(stored) || /^\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}$/.test(stored)
}

const hashOnce = promisify(argon2)
let running = 0
const waiting: (() => void)[] = []

/** Two at once: the other threads of the process check signatures and read files, which a flood of sign-ins must not keep waiting. */
async function run(...of: Parameters<typeof hashOnce>): Promise<Buffer> {
  if (running >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await hashOnce(...of)
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

const MOST_AT_ONCE = 2
const PHC = /^\$(argon2id?)\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]+)=*\$([A-Za-z0-9+/]+)=*$/
const DUMMY = `$argon2id$v=19$m=19456,t=2,p=1$${unpadded(Buffer.alloc(16))}$${unpadded(Buffer.alloc(32))}`

function parameters(
  password: string,
  salt: Buffer,
  cost: { memory: number; passes: number; parallelism: number; length: number },
) {
  return {
    message: password,
    nonce: salt,
    memory: cost.memory,
    passes: cost.passes,
    parallelism: cost.parallelism,
    tagLength: cost.length,
  }
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
