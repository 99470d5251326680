import { checkReply, isViolation } from './check-reply.ts'
import type { Endpoint, Finding } from './endpoint.ts'

/**
 * In what an answer differs from the contract. A rename is one difference, not two. That an optional field is in no record
 * is none.
 */
export async function checkAnswer(
  endpoint: Endpoint,
  response: Response,
  durationMs: number,
): Promise<Finding[]> {
  const findings = checkReply(endpoint, {
    status: response.status,
    body: await response.text(),
    headers: response.headers,
    redirectedTo: response.redirected ? response.url : undefined,
    durationMs,
  })
  const newNames = new Set(findings.flatMap(({ renamedTo = [] }) => renamedTo))
  return findings.filter(
    (finding) =>
      (finding.kind !== 'unseen' || isViolation(finding)) &&
      (finding.kind !== 'unknown-field' || !newNames.has(finding.path)),
  )
}
