import { z } from 'zod';
import { Me, SessionList } from './accounts.ts';
import { Documents, ValidationRequest } from './documents.ts';
import { DraftRequest, OwnDraft } from './drafts.ts';
import { FactorList } from './factors.ts';
import { operations } from './operations.ts';
import {
  AccountDeletion,
  Company,
  Credit,
  PersonalData,
  ProfileChange,
  PromoCodeList,
} from './profile.ts';
import { RequestRecord } from './requests.ts';
import { byId, type Route } from './route.ts';

export const profileRoutes = {
  changeMe: {
    ...operations.changeMe,
    summary: 'Changes your name, phone, billing details or how you hear of the day of a handover',
    body: ProfileChange,
    answer: { status: 200, schema: Me },
    refusals: ['phone_missing'],
  },
  deleteMe: {
    ...operations.deleteMe,
    summary:
      'Deletes your account; invoices stay as the law asks, the rest of the books without your name',
    body: AccountDeletion,
    answer: { status: 200, schema: z.object({}) },
    refusals: ['wrong_password', 'booking_open', 'too_many_requests'],
  },
  getCompany: {
    ...operations.getCompany,
    summary: 'The company you may book for',
    answer: { status: 200, schema: Company },
    refusals: ['not_found'],
  },
  listPromoCodes: {
    ...operations.listPromoCodes,
    summary: 'The promo codes you can use, and those you have used',
    answer: { status: 200, schema: PromoCodeList },
    refusals: [],
  },
  getCredit: {
    ...operations.getCredit,
    summary: 'Your credit in each currency, and how it came about',
    answer: { status: 200, schema: Credit },
    refusals: [],
  },
  exportMe: {
    ...operations.exportMe,
    summary: 'Everything we hold about you',
    answer: { status: 200, schema: PersonalData },
    refusals: [],
  },
  listSessions: {
    ...operations.listSessions,
    summary: 'Where you are signed in, this session first',
    answer: { status: 200, schema: SessionList },
    refusals: [],
  },
  endOtherSessions: {
    ...operations.endOtherSessions,
    summary: 'Ends all your sessions but this one',
    answer: { status: 200, schema: z.object({}) },
    refusals: [],
  },
  endSession: {
    ...operations.endSession,
    summary: 'Ends a session of yours',
    params: byId,
    answer: { status: 200, schema: z.object({}) },
    refusals: ['not_found'],
  },
  listFactors: {
    ...operations.listFactors,
    summary: 'What you log in with beside your password',
    answer: { status: 200, schema: FactorList },
    refusals: [],
  },
  getDraft: {
    ...operations.getDraft,
    summary: 'The car and trip you wanted to book before you were verified',
    answer: { status: 200, schema: OwnDraft },
    refusals: [],
  },
  keepDraft: {
    ...operations.keepDraft,
    summary:
      'Keeps a car and a trip to continue with, on any device; the latest replaces the others',
    body: DraftRequest,
    answer: { status: 200, schema: z.object({}) },
    refusals: ['not_found'],
  },
  getDocuments: {
    ...operations.getDocuments,
    summary: 'How far your identity check is',
    answer: { status: 200, schema: Documents },
    refusals: [],
  },
  startDocuments: {
    ...operations.startDocuments,
    summary: 'Starts an identity check, or takes up the one that is open',
    answer: { status: 202, schema: RequestRecord },
    refusals: ['feature_disabled', 'too_many_requests'],
  },
  removeDocuments: {
    ...operations.removeDocuments,
    summary: 'Takes back that your documents are verified, however they came to be',
    answer: { status: 200, schema: z.object({}) },
    refusals: ['feature_disabled'],
  },
  validateDocuments: {
    ...operations.validateDocuments,
    summary: 'Tells that the check was completed, or takes it back',
    params: byId,
    body: ValidationRequest,
    answer: { status: 202, schema: RequestRecord },
    refusals: ['not_found', 'feature_disabled'],
  },
} as const satisfies Record<string, Route>;
