import type { StoryContext } from '@storybook/react-vite'

import type { FetchFn } from '#api/client.ts'

interface Write {
  readonly method: string
  readonly path: string
  readonly body: unknown
}

/** The server of a story: records its writes, can hold them back, and answers some of them in its own way. */
export function createServer(answer?: (request: Request) => Response | undefined) {
  const writes: Write[] = []
  const reads: string[] = []
  let ask: FetchFn | undefined
  let held: Promise<void> | undefined
  return {
    writes,
    reads,
    /** Holds the writes back until the returned function is called. */
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return () => {
        held = undefined
        resolve()
      }
    },
    /** What somebody else does. */
    async send(method: string, path: string, body?: object): Promise<unknown> {
      const response = await ask?.(
        new Request(new URL(path, location.origin), {
          method,
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      )
      return response?.json().catch(() => undefined)
    },
    async answerRequest(request: Request, next: FetchFn): Promise<Response> {
      ask = next
      if (request.method === 'GET') {
        reads.push(new URL(request.url).pathname)
        return answer?.(request) ?? next(request)
      }
      const path = new URL(request.url).pathname
      const text = await request.clone().text()
      writes.push({
        method: request.method,
        path,
        body: text === '' ? undefined : JSON.parse(text),
      })
      await held
      return answer?.(request) ?? next(request)
    },
  }
}
export type Server = ReturnType<typeof createServer>

/** The parameters and the play function of a story that has such a server. */
export function createServerStory(
  path: string,
  play: (context: StoryContext, server: Server) => Promise<void>,
  answer?: (request: Request) => Response | undefined,
) {
  const server = createServer(answer)
  return {
    parameters: {
      app: {
        path,
        respond: (...given: Parameters<Server['answerRequest']>) => server.answerRequest(...given),
      },
    },
    play: async (context: StoryContext) => {
      server.writes.length = 0
      await play(context, server)
    },
  }
}
