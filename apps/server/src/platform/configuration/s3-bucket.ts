import type { Settings } from './settings.ts'

/** A bucket of Amazon S3 or of a server that speaks its protocol. */
export type S3Bucket = {
  readonly name: string
  /** Absent: Amazon's own. */
  readonly endpoint: string | undefined
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Without `S3_BUCKET` files lie in the data folder. */
export function parseS3Bucket(env: Settings): { s3Bucket: S3Bucket | undefined } | { problem: string } {
  const { S3_BUCKET: name, S3_ENDPOINT: endpoint, S3_REGION: region = 'us-east-1' } = env
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (name === undefined) return { s3Bucket: undefined }
  if (endpoint !== undefined && !URL.canParse(endpoint))
    return { problem: `S3_ENDPOINT is "${endpoint}", which is no address. Use one like https://s3.example.org.` }
  if (!name || !accessKeyId || !secretAccessKey)
    return { problem: 'S3_BUCKET also needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY. Set all three, or none.' }
  return { s3Bucket: { name, endpoint, region, accessKeyId, secretAccessKey } }
}
