import { readdirSync, readFileSync } from 'node:fs'

/** The unit of Linux's processor times. */
const ticksPerSecond = 100

/** A process that ends between two samples is counted by its parent or not at all. In milliseconds. */
const sampleInterval = 250

/** Times are in ticks, user and system together. */
interface ProcessTimes {
  readonly parentId: number
  readonly own: number
  /** Of the children that it has waited for, with theirs. */
  readonly waitedFor: number
}

interface Process extends ProcessTimes {
  readonly children: Set<string>
  readonly lastSample: number
}

/**
 * Measures the processor time of a process and of all that it starts, browsers included. The returned function ends the
 * measurement and gives seconds.
 *
 * The system adds a child's time to its parent's only if the parent waits for it, and browsers do not wait for all of their
 * processes. So the tree is sampled, too. Without `/proc`, as on macOS, the result is 0.
 */
export function measureProcessorTime(rootId: number): () => number {
  const processes = new Map<string, Process>()
  const keys = new Map<number, string>()
  let sample = 0

  const takeSample = () => {
    sample += 1
    for (const [id, { key, ...times }] of listProcesses()) {
      const parentKey = keys.get(times.parentId)
      // A process whose parent has ended belongs to the tree, too.
      if (id !== rootId && parentKey === undefined && !processes.has(key)) continue
      const children = processes.get(key)?.children ?? new Set()
      processes.set(key, { ...times, children, lastSample: sample })
      keys.set(id, key)
      if (parentKey !== undefined) processes.get(parentKey)?.children.add(key)
    }
  }
  takeSample()
  const timer = setInterval(takeSample, sampleInterval).unref()

  const sumTree = (key: string): number => {
    const process = processes.get(key)
    if (process === undefined) return 0
    let running = 0
    let ended = 0
    for (const child of process.children) {
      if (processes.get(child)?.lastSample === sample) running += sumTree(child)
      else ended += sumTree(child)
    }
    return process.own + running + Math.max(ended, process.waitedFor)
  }
  return () => {
    clearInterval(timer)
    takeSample()
    return sumTree(keys.get(rootId) ?? '') / ticksPerSecond
  }
}

/** All processes by their number. A key is unique, because the system uses numbers again. */
function listProcesses(): Map<number, ProcessTimes & { key: string }> {
  const processes = new Map<number, ProcessTimes & { key: string }>()
  for (const name of listDirectory('/proc').filter((one) => /^\d+$/.test(one))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      // The program's name stands in parentheses and may contain any character. Fields are numbered from 1 (proc(5)).
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      const read = (number: number) => Number(fields[number - 3])
      processes.set(Number(name), {
        key: `${name} started ${read(22)}`,
        parentId: read(4),
        own: read(14) + read(15),
        waitedFor: read(16) + read(17),
      })
    } catch {
      // The process has ended.
    }
  }
  return processes
}

function listDirectory(path: string): string[] {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}
