package contessa.server.message;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * Games that are rated together: Coup by family of editions and number of players, and Coup Royal.
 * The explicit names keep the dashes before digits, which automatic kebab case would drop.
 */
public enum RatingPool {
  @JsonProperty("classic-2")
  CLASSIC_2,
  @JsonProperty("classic-3-4")
  CLASSIC_3_4,
  @JsonProperty("classic-5-6")
  CLASSIC_5_6,
  @JsonProperty("classic-7-10")
  CLASSIC_7_10,
  @JsonProperty("reformation-2")
  REFORMATION_2,
  @JsonProperty("reformation-3-4")
  REFORMATION_3_4,
  @JsonProperty("reformation-5-6")
  REFORMATION_5_6,
  @JsonProperty("reformation-7-10")
  REFORMATION_7_10,
  ROYAL
}
