type Place = {
  document: { body: Pick<HTMLElement, 'replaceChildren'> }
  location: Pick<Location, 'reload'>
  addEventListener: (type: 'pageshow', listener: (event: { persisted: boolean }) => void) => void
}

/**
 * Begins anew where a browser brings a page back whole, as some do for who goes back to an earlier one: whoever was
 * here may have logged out since, or handed over, and their words would stand there for whoever presses Back (T24).
 */
export function beginAnewWhenBroughtBack(place: Place = window): void {
  place.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    place.document.body.replaceChildren()
    place.location.reload()
  })
}
