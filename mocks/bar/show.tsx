import type { BarParts } from './bar-client.ts'
export function showBar(_parts: BarParts): void {}
