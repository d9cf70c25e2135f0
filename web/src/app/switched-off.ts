/** Screens that are built, and switched off in the beta (specification, sections 2 and 4). */
export const ONBOARDING_ENABLED: boolean = false;
export const SURVEY_ENABLED: boolean = false;
