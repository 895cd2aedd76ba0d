/** Work that is under way under a key is joined, not begun once more. */
export function createSingleFlight<Result>() {
  const underWay = new Map<string, Promise<Result>>()

  return (key: string, work: () => Promise<Result>): Promise<Result> => {
    const known = underWay.get(key)
    if (known) return known
    const begun = work().finally(() => underWay.delete(key))
    underWay.set(key, begun)
    return begun
  }
}
