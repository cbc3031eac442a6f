export const goTo = (address: string): void => window.location.assign(address);

/** Loads another page, without a way back to this one. */
export const goInstead = (address: string): void => window.location.replace(address);

export const loadAgain = (): void => window.location.reload();
