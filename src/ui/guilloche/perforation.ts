/** Digits as a laser perforates them through the pages of a passport: dots in five rows of three. */
const digitDots: Record<string, string> = {
  '0': '111101101101111',
  '1': '010110010010111',
  '2': '111001111100111',
  '3': '111001011001111',
  '4': '101101111001001',
  '5': '111100111001111',
  '6': '111100111101111',
  '7': '111001001010010',
  '8': '111101111101111',
  '9': '111101111001111',
}

/** Path data of points one apart, to be stroked with round caps; a digit is five wide with its space. */
export function toPerforationPath(digits: string): string {
  let pen = { x: 0, y: 0 }
  let data = 'M0 0'
  for (const [place, digit] of Array.from(digits).entries()) {
    for (const [index, sign] of Array.from(digitDots[digit] ?? '').entries()) {
      if (sign === '0') continue
      const x = place * 5 + (index % 3)
      const y = Math.floor(index / 3)
      data += `m${x - pen.x} ${y - pen.y}h0`
      pen = { x, y }
    }
  }
  return data
}
