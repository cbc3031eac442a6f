export type CertificateDto = {
  id: string;
  /** `firm`, or the id of the account */
  holder: string;
  name: string;
  number: string;
  /** the last Indian day on which it is valid */
  validUntil: string;
  /** negative after it has lapsed */
  daysLeft: number;
  file: { name: string; url: string } | null;
};

/** A person who meets buyers. */
export type AgentChoice = { id: string; name: string };

export type CertificatesDto = {
  certificates: CertificateDto[];
  /** people who meet buyers and have no certificate on record */
  without: AgentChoice[];
  choices: AgentChoice[];
};
