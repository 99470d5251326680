/** The servers of the end-to-end tests. `npm test` builds what they serve. */
const port = Number(process.env['TEST_PORT'] ?? 4174)

export const demoServer = {
  url: `http://localhost:${port}`,
  command: `node scripts/site-server.ts test-builds/demo --port ${port}`,
}

/** The demo below a path. */
export const demoUnderPathServer = {
  url: `http://localhost:${port + 1}/demo/`,
  command: `node scripts/site-server.ts test-builds/demo-under-path --base /demo/ --port ${port + 1}`,
}
