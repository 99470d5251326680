/** `npm run bench`: measures this tree (`visits.ts`), or beside another commit with `--against` (`against.ts`). */
await import(process.argv.includes('--against') ? './against.ts' : './visits.ts')
