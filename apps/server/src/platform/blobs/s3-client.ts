import type { S3ClientConfig } from '@aws-sdk/client-s3'
import type { S3Bucket } from '../configuration/s3-bucket.ts'

/** Settings that servers other than Amazon's understand too: no checksums in trailers, the bucket in the path. */
export function s3Client({ endpoint, region, accessKeyId, secretAccessKey }: S3Bucket): S3ClientConfig {
  return {
    ...(endpoint && { endpoint, forcePathStyle: true }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 2,
    /** A line on which nothing moves is cut, also where the caller sets no limit, as the store of incoming parts does not. */
    requestHandler: { connectionTimeout: 3_000, socketTimeout: 20_000 },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  }
}
