// The client gives a call up after 15 s, which a busy machine may need to draw thousands of records. No story is about that limit
// (src/api/client.test.ts is), so no call is given up.
AbortSignal.timeout = () => new AbortController().signal
