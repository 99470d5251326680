/** Makes a value for each name of a record. */
export function mapRecord<Name extends string, Value, Result>(
  values: Readonly<Record<Name, Value>>,
  map: (value: Value, name: Name) => Result,
): Record<Name, Result> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of these values
  const entries = Object.entries(values) as [Name, Value][]
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  return Object.fromEntries(entries.map(([name, value]) => [name, map(value, name)])) as Record<
    Name,
    Result
  >
}
