/**
 * How long a test waits for a condition, in milliseconds. A test is over as soon as the condition holds, so only a browser that
 * has died takes as long, on however slow or busy a machine.
 */
export const waitLimit = 120_000

/** How long a whole test may take, in milliseconds: longer than a wait, so that a failed wait names what it waited for. */
export const testLimit = 5 * waitLimit
