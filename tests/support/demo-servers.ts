/** The servers that the journeys visit; `npm test` builds what they serve. */
const port = Number(process.env['TEST_PORT'] ?? 4174)

export const demoServer = {
  url: `http://localhost:${port}`,
  // Hashed files come once, and compressing for nobody far away takes a processor too.
  command: `node tests/support/static-host.ts dist-demo ${port}`,
  environment: {},
}

/** The demo as it is served below a path of somebody's site, by what `npm start` serves it with. */
export const demoUnderPathServer = {
  url: `http://localhost:${port + 1}/demo/`,
  command: `vite preview --mode demo --port ${port + 1} --outDir dist-under-path`,
  environment: { BASE_PATH: '/demo/' },
}
