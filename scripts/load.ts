/** A busy process, until its parent has ended (`node scripts/test.ts --load`). */
const parent = process.ppid
while (process.ppid === parent) for (let turn = 0; turn < 1e7; turn += 1);
